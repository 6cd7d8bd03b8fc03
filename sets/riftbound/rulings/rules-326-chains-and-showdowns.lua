card { name = "Test Word", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Reply", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Deed", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Action" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Gale", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]] }
card { name = "Test Echo", type = "gear", energy = 1, domains = { "mind" },
  script = [[ triggered { on = you.plays(playing { type = "spell" }), effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Bell", type = "gear", energy = 0, domains = { "mind" },
  script = [[ triggered { on = self.played, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Double Bell", type = "unit", energy = 0, might = 1, domains = { "mind" },
  script = [[
    triggered { name = "one", on = self.played, effect = function(fx) fx:draw(1) end }
    triggered { name = "two", on = self.played, effect = function(fx) fx:draw(2) end }
  ]] }
card { name = "Test Herald", type = "unit", energy = 1, might = 2, domains = { "mind" },
  script = [[ triggered { on = self.attacks, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test March", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { one = unit { yours = true }, two = unit { yours = true } }, effect = function(fx)
    fx:move(fx.one, fx:all(place { battlefield = true })[1])
    fx:move(fx.two, fx:all(place { battlefield = true })[2])
  end } ]] }

scenario "329 A play is pending, then finalized; its triggers join the same chain" {
  rules = { "329.2", "329.3", "330.1", "336.1", "337.1", "352.2" },
  board = { A = { hand = { "Test Reply", "Test Word" }, base = { "Test Echo" } } },
  play = function(s)
    s.A:play("Test Word")
    s:chain { "Test Word" }
    s.A:play("Test Reply")
    s.A:pass() s.B:pass()
    -- The reply has resolved, so the echo triggers, above the word.
    s:chain { "Test Word", "Test Echo" }
    s:expect(s.A, { hand_size = 1 })
    s.A:pass() s.B:pass()
    s:chain { "Test Word" }
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "337 A gear enters at once; both triggers of a unit are finalized before anybody may act" {
  rules = { "337.2", "337.3", "337.4", "362" },
  board = { A = { hand = { "Test Double Bell" } } },
  play = function(s)
    s.A:play("Test Double Bell")
    s:expect("Test Double Bell", { at = "base" })
    s:owes(s.A, "order")
    s.A:order("Test Double Bell", "Test Double Bell")
    s:chain { "Test Double Bell", "Test Double Bell" }
    s:owes(s.A, "act")
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "338 Who has priority plays or passes; a play begins the passing anew; all passes in a row resolve the newest" {
  rules = { "338.1", "339.1", "339.2", "340.1", "340.2", "340.4" },
  board = { A = { hand = { "Test Word", "Test Reply" } }, B = { hand = { { "Test Reply", as = "reply" } } } },
  play = function(s)
    s.A:play("Test Word")
    s.A:pass()
    s.B:play("reply")
    s.B:pass()
    s:chain { "Test Word", "reply" }
    s.A:play("Test Reply")
    s.A:pass() s.B:pass()
    s:chain { "Test Word", "reply" }
    s:expect(s.A, { hand_size = 1 })
    s:owes(s.B, "act")
    s.B:pass() s.A:pass()
    s:expect(s.B, { hand_size = 1 })
    s:owes(s.A, "act")
    s.A:pass() s.B:pass()
    s:chain {}
    s:expect(s.A, { hand_size = 2 })
    s:owes(s.A, "act")
  end,
}

scenario "342 Each play in a showdown is a chain of its own" {
  rules = { "342.1", "347.1" },
  board = { A = { base = { { vanilla(2), as = "scout" } }, hand = { "Test Deed", "Test Word" } }, B = { hand = { { "Test Deed", as = "deed" } } } },
  play = function(s)
    s.A:move("scout", "north")
    s.A:play("Test Deed")
    s:resolve()
    s:owes(s.B, "act")
    s.B:play("deed")
    s:chain { "deed" }
    s:resolve()
    s:owes(s.A, "act")
    s.A:pass() s.B:pass()
    s:expect("north", { controller = s.A })
  end,
}

scenario "344 Nobody is there to fight: a showdown without combat, whose contester begins and conquers" {
  rules = { "343.1", "344.2", "345", "347.2", "348.2", "323.12" },
  board = { A = { base = { { vanilla(2), as = "scout" } } } },
  play = function(s)
    s.A:move("scout", "north")
    s:expect("scout", { attacking = false })
    s:owes(s.A, "act")
    s.A:pass()
    s:owes(s.B, "act")
    s.B:pass()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "344 An enemy is there: a combat showdown, after which damage is dealt" {
  rules = { "323.9", "323.13", "344.1", "348.1", "345" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:expect("raider", { attacking = true })
    s:expect("guard", { defending = true })
    s:owes(s.A, "act")
    s.A:pass() s.B:pass()
    s:expect("guard", { zone = "trash" })
    s:expect("north", { controller = s.A })
  end,
}

scenario "346 A chain that a trigger has opened passes no focus" {
  rules = { "346.1", "347.1" },
  board = {
    A = { base = { { "Test Herald", as = "herald" } }, hand = { "Test Deed" } },
    B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("herald", "north")
    s:chain { "herald" }
    s:resolve()
    s:owes(s.A, "act")
    s.A:play("Test Deed")
    s:resolve()
    s:owes(s.B, "act")
  end,
}

scenario "323 A combat that was staged is none any more when one side has gone before it opens" {
  rules = { "323.8", "323.9", "323.10", "323.12" },
  board = {
    A = { base = { { vanilla(3), as = "one" }, { vanilla(3), as = "two" } }, hand = { "Test March" } },
    B = { north = { { vanilla(2), as = "first" } }, south = { { vanilla(2), as = "second" } }, hand = { "Test Gale" } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Test March") s.A:choose("one") s.A:choose("two")
    s:resolve()
    s.A:choose("north")
    s.A:pass()
    s.B:play("Test Gale") s.B:choose("second")
    s:resolve()
    s.A:pass() s.B:pass()
    s:expect("first", { zone = "trash" })
    -- The other battlefield: a showdown, but no combat.
    s:expect("two", { at = "south", attacking = false })
    s:owes(s.A, "act")
    s.A:pass() s.B:pass()
    s:expect("south", { controller = s.A })
    s:expect(s.A, { points = 2 })
  end,
}
