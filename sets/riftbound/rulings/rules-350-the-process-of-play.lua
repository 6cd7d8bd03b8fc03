card { name = "Test Word", type = "spell", energy = 1, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Sprites", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:play_token("Spark", { at = fx.you.base }) end } ]] }
card { name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]] }
card { name = "Test Pull", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit { yours = true }, to = destination { of = chosen.it } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]] }
card { name = "Test Usher", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx)
    fx:play(fx:choose(card { zone = "hand", owner = you, type = "unit" }))
    fx:draw(1)
  end } ]] }
card { name = "Test Caller", type = "unit", energy = 0, might = 1, domains = { "mind" },
  script = [[ triggered { on = self.played, optional = true, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]] }
card { name = "Test Sweep", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { foes = up_to(2, unit { enemy = true }) }, effect = function(fx) fx:deal(1, fx.foes) fx:draw(1) end } ]] }
card { name = "Test Spread", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { foes = any_number(unit { enemy = true }, { per = "place" }) }, effect = function(fx) fx:deal(1, fx.foes) end } ]] }
card { name = "Test Gale", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]] }

scenario "351 A permanent becomes an object of the board, a spell is carried out and goes to the trash" {
  rules = { "350.1", "351.1", "351.2", "352.1", "354.2", "359.1" },
  board = { A = { hand = { "Test Caller", "Test Word" }, pool = { energy = 1 } } },
  play = function(s)
    s.A:play("Test Caller")
    s:expect("Test Caller", { at = "base", exhausted = true })
    s.A:play("Test Word")
    s:expect("Test Word", { zone = "chain" })
    s:expect(s.A, { hand_size = 0 })
    s:resolve()
    s:expect("Test Word", { zone = "trash" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "350 Tokens are played as well" {
  rules = { "350.2", "354.3" },
  board = { A = { hand = { "Test Sprites" } } },
  play = function(s)
    s.A:play("Test Sprites")
    s:resolve()
    s:count("Spark", 1, { exhausted = true })
  end,
}

scenario "354 What an effect plays waits until the effect is over" {
  rules = { "354.3", "355.17", "355.2" },
  board = {
    A = { hand = { "Test Usher", { vanilla(2), as = "guest" }, { vanilla(3), as = "other" } }, pool = { energy = 9 }, north = { { vanilla(1), as = "host" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Usher")
    -- Which card it is gets chosen as the spell resolves, from the hand.
    s:chain { "Test Usher" }
    s.A:pass() s.B:pass()
    s:options("guest", "other")
    s.A:choose("guest")
    s:expect(s.A, { hand_size = 2 })
    s:expect("guest", { zone = "chain" })
    s.A:choose("north")
    s.A:pay()
    s:expect("guest", { at = "north" })
    s:expect("Test Usher", { zone = "trash" })
  end,
}

scenario "355 What a spell is about is chosen as it is played, and stays chosen" {
  rules = { "355.1", "355.5", "355.7", "355.15" },
  board = {
    A = { hand = { "Test Bolt" } },
    B = { hand = { "Test Gale" }, base = { { vanilla(3), as = "it" }, { vanilla(3), as = "other" } } },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s:options("it", "other")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Test Gale") s.B:choose("it")
    s:resolve()
    -- Nobody is asked again: the other one is not hit.
    s:expect("it", { zone = "hand" })
    s:expect("other", { damage = 0 })
    s:expect("Test Bolt", { zone = "trash" })
  end,
}

scenario "355 A destination is chosen as well; it is not where the unit is" {
  rules = { "355.4", "355.2" },
  board = { A = { hand = { "Test Pull" }, north = { { vanilla(3), as = "it" } } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:play("Test Pull")
    s.A:choose("it")
    s:options("base", "south")
    s.A:choose("base")
    s:resolve()
    s:expect("it", { at = "base" })
  end,
}

scenario "355 A text that may be followed has its target all the same before anybody acts" {
  rules = { "355.12", "355.7" },
  board = { A = { hand = { "Test Caller" } }, B = { base = { { vanilla(3), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Caller")
    s.A:yes()
    s.A:choose("foe")
    s:chain { "Test Caller" }
    s:expect("foe", { damage = 0 })
    s:resolve()
    s:expect("foe", { damage = 1 })
  end,
}

scenario "355 Up to two may be none" {
  rules = { "355.13" },
  board = { A = { hand = { "Test Sweep" } }, B = { base = { { vanilla(3), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Sweep")
    s.A:done()
    s:resolve()
    s:expect("foe", { damage = 0 })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "355 What is said of the targets together holds as they are chosen" {
  rules = { "355.11", "355.7" },
  board = {
    A = { hand = { "Test Spread" } },
    B = { base = { { vanilla(3), as = "one" }, { vanilla(3), as = "two" } }, north = { { vanilla(3), as = "three" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Spread")
    s:options("one", "two", "three")
    s.A:choose("one")
    s:options("three")
    s.A:choose("three")
    s:resolve()
    s:expect("one", { damage = 1 })
    s:expect("three", { damage = 1 })
  end,
}

scenario "358 Who declines to pay takes the play back" {
  rules = { "358.2", "358.5" },
  board = { A = { hand = { "Test Usher", { vanilla(2), as = "guest" } }, pool = { energy = 2 } } },
  play = function(s)
    s.A:play("Test Usher")
    s.A:pass() s.B:pass()
    s.A:choose("guest")
    s:owes(s.A, "pay")
    s.A:no()
    s:expect("guest", { zone = "hand" })
    s:expect(s.A, { energy = 2 })
    s:chain {}
  end,
}
