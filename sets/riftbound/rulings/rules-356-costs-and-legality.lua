card { name = "Test Spendthrift", type = "spell", energy = 2, domains = { "mind" },
  script = [[
    cost_change { of = self, less = { energy = 5 } }
    on_play { effect = function(fx) fx:draw(1) end }
  ]] }
card { name = "Test Toll", type = "gear", energy = 1, domains = { "order" },
  script = [[ cost_change { of = playing { enemy = true }, more = { energy = 1 } } ]] }
card { name = "Test Thrift", type = "gear", energy = 1, domains = { "order" },
  script = [[ cost_change { of = playing { yours = true }, less = { energy = 1 } } ]] }
card { name = "Test Word", type = "spell", energy = 2, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Gift", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:play(fx:choose(card { zone = "hand", owner = you }), { ignore = "everything" }) end } ]] }
card { name = "Test Gift of Sorts", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:play(fx:choose(card { zone = "hand", owner = you }), { ignore = "cost" }) end } ]] }
card { name = "Test Dear", type = "spell", energy = 3, domains = { "mind" },
  script = [[
    additional_cost { name = "one", cost = { discard = 1 } }
    on_play { effect = function(fx) fx:draw(3) end }
  ]] }
card { name = "Test Double", type = "gear", energy = 1, domains = { "order" },
  script = [[ activated { cost = { discard = 1, recycle = { 1, card { zone = "hand" } } }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Priest", type = "gear", energy = 1, domains = { "order" },
  script = [[ activated { cost = { kill = unit { friendly = true } }, target = { it = unit { friendly = true } }, effect = function(fx) fx:buff(fx.it) end } ]] }
card { name = "Test Ambusher", type = "unit", energy = 0, might = 1, domains = { "chaos" }, keywords = { "Ambush" },
  script = [[ additional_cost { name = "blood", cost = { kill = unit { friendly = true } } } ]] }
card { name = "Test Anchor", type = "gear", energy = 1, domains = { "order" }, script = [[ forbid { what = "move", affects = unit {} } ]] }
card { name = "Test Shove", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:move(fx.it, fx:all(place { battlefield = true })[1]) fx:draw(1) end } ]] }

scenario "356 Increases come before discounts, and no cost is below nothing" {
  rules = { "356.3", "356.4", "356.6", "366.2" },
  board = { A = { hand = { "Test Spendthrift" }, pool = { energy = 1 } }, B = { base = { "Test Toll" } } },
  play = function(s)
    s.A:play("Test Spendthrift")
    s:expect(s.A, { energy = 1 })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "356 A discount and an increase" {
  rules = { "356.3", "356.4", "357.1" },
  board = { A = { hand = { "Test Word" }, base = { "Test Thrift" }, pool = { energy = 3 } }, B = { base = { "Test Toll" } } },
  play = function(s)
    s.A:play("Test Word")
    s:expect(s.A, { energy = 1 })
    s:chain { "Test Word" }
  end,
}

scenario "356 To ignore the cost leaves what comes on top of it" {
  rules = { "356.1", "356.2", "356.7", "357.2" },
  board = { A = { hand = { "Test Gift of Sorts", "Test Dear", { vanilla(1), as = "paid" } } } },
  play = function(s)
    s.A:play("Test Gift of Sorts")
    s.A:pass() s.B:pass()
    s.A:choose("Test Dear")
    s:expect("paid", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "356 To ignore everything leaves nothing" {
  rules = { "356.5" },
  board = { A = { hand = { "Test Gift", "Test Dear", { vanilla(1), as = "kept" } } } },
  play = function(s)
    s.A:play("Test Gift")
    s.A:pass() s.B:pass()
    s.A:choose("Test Dear")
    s:expect("kept", { zone = "hand" })
    s:resolve()
    s:expect(s.A, { hand_size = 4 })
  end,
}

scenario "357 Nothing pays twice" {
  rules = { "357.3" },
  board = { A = { hand = { { vanilla(1), as = "x" } }, base = { "Test Double" } } },
  play = function(s)
    s.A:refused("activate", "Test Double", { rule = "357.3" })
    s:expect("x", { zone = "hand" })
  end,
}

scenario "358 What pays is no legal target" {
  rules = { "358.1" },
  board = { A = { base = { "Test Priest", { vanilla(1), as = "only" } } } },
  play = function(s)
    s.A:refused("activate", "Test Priest", { rule = "358.1" })
    s:expect("only", { buffs = 0, at = "base" })
  end,
}

scenario "358 What may not move is a legal target all the same" {
  rules = { "358.3", "355.7" },
  board = { A = { hand = { "Test Shove" }, base = { "Test Anchor" } }, B = { base = { { vanilla(2), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Shove") s.A:choose("foe")
    s:resolve()
    s:expect("foe", { at = "base" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

local ambush = {
  A = { hand = { "Test Ambusher" }, base = { { vanilla(1), as = "home" } }, north = { { vanilla(2), as = "guard" } } },
  B = { base = { { vanilla(3), as = "raider" } } },
  battlefields = { north = { controller = "A" }, south = {} },
  turn = "B",
}

scenario "822 Ambush works where a unit is that does not pay for it" {
  rules = { "822.1", "356.7" },
  board = ambush,
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Test Ambusher")
    s.A:choose("home")
    s:expect("Test Ambusher", { at = "north" })
    s:expect("home", { zone = "trash" })
  end,
}

scenario "822 Without such a unit the play is undone, and nothing is paid" {
  rules = { "822.3", "358.4", "358.5" },
  board = ambush,
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Test Ambusher")
    s.A:choose("guard")
    s:expect("Test Ambusher", { zone = "hand" })
    s:expect("guard", { at = "north" })
    s:owes(s.A, "act")
  end,
}
