card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}
card {
  name = "Test Execution", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Trophies", type = "gear", energy = 1, domains = { "fury" },
  script = [[ triggered { on = you.kills { type = "unit" }, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Envoy", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { foe = unit { enemy = true }, mine = unit { friendly = true } }, effect = function(fx) fx:fight(fx.mine, fx.foe) end } ]],
}
card {
  name = "Test Healers", type = "gear", energy = 1, domains = { "fury" },
  script = [[ triggered { on = unit {}.recycled, effect = function(fx) fx:draw(1) end } ]],
}

scenario "411 Who acts is responsible, and triggers about a player follow that" {
  rules = { "411.1", "411.4", "428.1" },
  cases = { { name = "own", who = "A" }, { name = "the opponent's" , who = "B" } },
  board = {
    A = { hand = { "Test Execution" }, base = { "Test Trophies", { vanilla(2), as = "mine" } } },
    B = { base = { "Test Trophies", { vanilla(2), as = "foe" } } },
  },
  play = function(s, case)
    s.A:play("Test Execution")
    s.A:choose(case.who == "A" and "mine" or "foe")
    s:resolve()
    -- A has killed it, whose ever it was
    s:expect(s.A, { hand_size = 1 })
    s:expect(s.B, { hand_size = 0 })
  end,
}

scenario "411 A death in a cleanup is put down to who dealt the damage" {
  rules = { "411.3", "411.5", "428.4", "428.5" },
  board = {
    A = { hand = { "Test Bolt" }, base = { "Test Trophies" } },
    B = { base = { "Test Trophies", { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { zone = "trash" })
    s:chain { "Test Trophies" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:expect(s.B, { hand_size = 0 })
  end,
}

scenario "411 The healing at the end of a turn is nobody's" {
  rules = { "411.2", "418.1", "418.2" },
  board = {
    A = { base = { { vanilla(3), as = "mine", damage = 1 } } },
    B = { base = { { vanilla(3), as = "foe", damage = 2 } } },
  },
  play = function(s)
    s:expect("mine", { damage = 1 })
    s:next_turn()
    s:expect("mine", { damage = 0 })
    s:expect("foe", { damage = 0 })
  end,
}
