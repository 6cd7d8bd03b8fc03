-- Zones (UA-2).
card { name = "Test Base", type = "character", bp = 1000, generates = { green = 1 } }
card { name = "Test Raider", type = "character", bp = 3000, keywords = { "Raid" }, raid = { "Test Base" } }
card { name = "Test Secret", type = "event", script = [[ on_play { target = { it = character { yours = true } }, effect = function(fx) fx:put_under(fx:look(1), fx.it, { hidden = true }) end } ]] }
card { name = "Test Gravedigger", type = "event", script = [[ on_play { effect = function(fx) fx:put(fx:choose(card { zone = "sideline", owner = you }), "hand") end } ]] }
card { name = "Test Recall", type = "event", script = [[ on_play { effect = function(fx) fx:bounce(fx:all(character { yours = true })) end } ]] }
card { name = "Test Once", type = "character", bp = 1000, script = [[ activated { limit = "turn", effect = function(fx) fx:give(fx.self, { bp = 500, lasts = "turn" }) end } ]] }

scenario "Zones: nobody sees life, its owner neither; a hand is its owner's alone" {
  rules = { "UA-2.1" },
  board = { A = { life = { "Kiriko" }, hand = { "Netero" }, deck = { "Tonpa" } } },
  play = function(s)
    for _, p in ipairs { s.A, s.B } do
      s:sees(p, "Kiriko", false)
      s:sees(p, "Tonpa", false)
    end
    s:sees(s.A, "Netero")
    s:sees(s.B, "Netero", false)
  end,
}

scenario "Zones: a line holds 4 cards" {
  rules = { "UA-2.1", "UA-4.17" },
  board = { A = { hand = { { vanilla(5000), as = "new" } }, front = { { vanilla(1000), as = "a" }, { vanilla(1000), as = "b" }, { vanilla(1000), as = "c" }, { vanilla(1000), as = "d" } } } },
  play = function(s)
    s.A:play("new", { at = "front" })
    s:owes(s.A, "room")
    s:options("a", "b", "c", "d")
    s.A:choose("c")
    s:expect("c", { zone = "removal" })
    s:expect("new", { at = "front" })
    s:expect(s.A, { front_size = 4 })
  end,
}

scenario "Zones: a raid character with the cards under it is one card of its line" {
  rules = { "UA-2.3" },
  board = { A = { hand = { { vanilla(5000), as = "new" } }, front = { { "Test Raider", as = "stack", on = { "Test Base", "Test Base" } }, vanilla(1000), vanilla(2000) } } },
  play = function(s)
    s.A:play("new", { at = "front" })
    s:expect("new", { at = "front" })
    s:owes(s.A, "act")
    s:expect(s.A, { front_size = 4, removal_size = 0 })
  end,
}

scenario "Zones: what is in the removal area is not played" {
  rules = { "UA-2.2", "UA-4.16" },
  board = { A = { removal = { "Mito" }, sideline = { "Netero" } } },
  play = function(s)
    s.A:refused("play", "Mito", { rule = "UA-2.2" })
    s.A:refused("play", "Netero", { rule = "UA-4.16" })
    s:sees(s.B, "Mito")
  end,
}

scenario "Zones: a card face down under a character is seen by its controller alone" {
  rules = { "UA-2.4" },
  board = { A = { hand = { "Test Secret" }, front = { { vanilla(1000), as = "it" } }, deck = { "Kiriko", "Netero" } } },
  play = function(s)
    s.A:play("Test Secret")
    s:expect("it", { under = { "Kiriko" } })
    s:expect("Kiriko", { host = "it" })
    s:sees(s.A, "Kiriko")
    s:sees(s.B, "Kiriko", false)
    s:expect(s.A, { deck_size = 1, front_size = 1 })
  end,
}

scenario "Zones: an effect puts cards into zones of their owner" {
  rules = { "UA-2.5" },
  board = { A = { hand = { "Test Gravedigger" }, sideline = { "Kiriko", "Netero" } }, B = { sideline = { "Tonpa" } } },
  play = function(s)
    s.A:play("Test Gravedigger")
    s:options("Kiriko", "Netero")
    s.A:choose("Netero")
    s:expect("Netero", { zone = "hand", owner = s.A })
  end,
}

scenario "Zones: a character of another player's deck returns to that player's hand" {
  rules = { "UA-2.5", "UA-10.3" },
  board = { A = { hand = { "Test Recall" } }, B = { front = { { vanilla(1000), as = "taken", controller = "A" }, { vanilla(2000), as = "theirs" } } } },
  play = function(s)
    s:expect("taken", { controller = s.A, owner = s.B })
    s.A:play("Test Recall")
    s:expect("taken", { zone = "hand", owner = s.B })
    s:expect(s.B, { hand_size = 1 })
    s:expect("theirs", { at = "front" })
  end,
}

scenario "Zones: a card that has left the field and come back is a new one" {
  rules = { "UA-2.6", "UA-4.26" },
  board = { A = { hand = { "Test Recall" }, front = { "Test Once" } } },
  play = function(s)
    s.A:activate("Test Once")
    s:expect("Test Once", { bp = 1500 })
    s.A:refused("activate", "Test Once", { rule = "UA-4.26" })
    s.A:play("Test Recall")
    s.A:play("Test Once", { at = "front" })
    s:expect("Test Once", { bp = 1000 })
    s.A:activate("Test Once")
    s:expect("Test Once", { bp = 1500 })
  end,
}

scenario "Zones: cards that lie face down under a character go to the sideline when it leaves" {
  rules = { "UA-5.8" },
  board = { A = { hand = { "Test Recall" }, front = { { vanilla(1000), as = "it", hidden = { "Kiriko", "Netero" } } } } },
  play = function(s)
    s:sees(s.A, "Kiriko")
    s:sees(s.B, "Kiriko", false)
    s.A:play("Test Recall")
    s:expect("it", { zone = "hand" })
    s:expect("Kiriko", { zone = "sideline" })
    s:expect("Netero", { zone = "sideline" })
    s:sees(s.B, "Kiriko")
  end,
}
