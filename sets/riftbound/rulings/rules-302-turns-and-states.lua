card { name = "Test Word", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Deed", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Action" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Reply", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Mourner", type = "unit", energy = 1, might = 1, domains = { "mind" },
  script = [[ triggered { on = self.dies, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Flood", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:kill(fx:all(unit {})) end } ]] }

scenario "302 A turn ends when its player says so, and the next player takes one" {
  rules = { "302", "304", "305", "306", "316.1", "316.9" },
  board = { A = {}, B = { runes = { mind = { exhausted = 1 } } } },
  play = function(s)
    s:turn(s.A)
    s.B:refused("end_turn")
    s.A:end_turn()
    -- Nobody acts in the phases before the main phase: each is over as soon as it has nothing left to do.
    s:turn(s.B)
    s:phase("main")
    s:count("Mind Rune", 1, { exhausted = false })
    s:expect(s.B, { hand_size = 1 })
    s:owes(s.B, "act")
    s.B:end_turn()
    s:turn(s.A)
  end,
}

scenario "303 What two players' texts do at once is put in turn order; one thing after the other" {
  rules = { "303.1", "303.2", "317.3" },
  board = {
    turn = "B",
    A = { base = { { "Test Mourner", as = "mine" } } },
    B = { base = { { "Test Mourner", as = "theirs" } }, hand = { "Test Flood" } },
  },
  play = function(s)
    s.B:play("Test Flood")
    s.B:pass() s.A:pass()
    s:chain { "theirs", "mine" }
    s.A:pass() s.B:pass()
    s:expect(s.A, { hand_size = 1 })
    s:expect(s.B, { hand_size = 0 })
    s:resolve()
    s:expect(s.B, { hand_size = 1 })
    s.B:end_turn()
    s:turn(s.A)
  end,
}

scenario "310 Neutral open: the turn player plays what has no keyword, and nobody else does anything" {
  rules = { "308.2", "309.2", "310.1", "316.5" },
  board = { A = { hand = { "Test Word" } }, B = { hand = { "Test Reply" } } },
  play = function(s)
    s.B:refused("play", "Test Reply", { rule = "310.1" })
    s.A:play("Test Word")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:owes(s.A, "act")
  end,
}

scenario "310 Neutral closed: reactions alone, of who has priority" {
  rules = { "309.1", "310.2", "312.1", "312.2", "312.3", "326.1" },
  board = { A = { hand = { "Test Word", "Test Deed", "Test Reply" } }, B = { hand = { { "Test Reply", as = "theirs" } } } },
  play = function(s)
    s.A:play("Test Word")
    s.A:refused("play", "Test Deed", { rule = "309.1" })
    s.B:refused("play", "theirs", { rule = "312.1" })
    s.A:pass()
    s:owes(s.B, "act")
    s.A:refused("play", "Test Reply", { rule = "312.1" })
    s.B:play("theirs")
    s:chain { "Test Word", "theirs" }
    s:owes(s.B, "act")
  end,
}

local duel = {
  A = { base = { { vanilla(2), as = "raider" } }, hand = { "Test Word", "Test Deed", "Test Reply" } },
  B = { north = { { vanilla(3), as = "guard" } }, hand = { { "Test Deed", as = "deed" }, { "Test Reply", as = "reply" } } },
  battlefields = { north = { controller = "B" }, south = {} },
}

scenario "310 Showdown open: actions and reactions, of who has focus" {
  rules = { "308.1", "310.3", "313.1", "313.2", "326.2", "335.1" },
  board = duel,
  play = function(s)
    s.A:move("raider", "north")
    s:owes(s.A, "act")
    s.A:refused("play", "Test Word", { rule = "308.1" })
    s.B:refused("play", "deed", { rule = "313.1" })
    s.A:play("Test Deed")
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
    s:owes(s.B, "act")
  end,
}

scenario "310 Showdown closed: reactions alone; who passes priority keeps the focus, which is not enough to act" {
  rules = { "310.4", "313.3", "313.4", "339.2", "347.1" },
  board = duel,
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Test Reply")
    s.A:refused("play", "Test Deed", { rule = "310.4" })
    s.A:pass()
    s.A:refused("play", "Test Deed", { rule = "313.4" })
    s.B:refused("play", "deed", { rule = "310.4" })
    s.B:play("reply")
    s.B:pass()
    s.A:pass()
    s:chain { "Test Reply" }
    s:resolve()
    -- The chain was A's play: now the focus goes on.
    s:owes(s.B, "act")
  end,
}

scenario "313 After the showdown nobody has focus: the turn player acts as before it" {
  rules = { "313.5", "343.1", "343.2", "316.6", "347.2" },
  board = { A = { base = { { vanilla(2), as = "scout" } }, hand = { "Test Word" } }, B = { hand = { "Test Deed" } } },
  play = function(s)
    s.A:move("scout", "north")
    s.A:refused("play", "Test Word", { rule = "308.1" })
    s.A:pass()
    s:owes(s.B, "act")
    s.B:pass()
    s:owes(s.A, "act")
    s.B:refused("play", "Test Deed", { rule = "310.1" })
    s.A:play("Test Word")
    s:chain { "Test Word" }
  end,
}
