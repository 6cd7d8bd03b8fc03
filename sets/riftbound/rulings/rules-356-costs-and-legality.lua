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

card { name = "Test Encore", type = "gear", energy = 1, domains = { "fury" },
  script = [[ static { affects = playing { type = "spell", yours = true }, give = { keywords = keyword("Repeat", { cost = { discard = 1 } }) } } ]] }
card { name = "Test Spark", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]] }

scenario "820 What repeats a spell may be paid by cards" {
  rules = { "820.1", "357.2" },
  cases = { { name = "repeated", yes = true }, { name = "once", yes = false } },
  board = { A = { hand = { "Test Spark", { vanilla(1), as = "fuel" } }, base = { "Test Encore" } }, B = { base = { { vanilla(4), as = "foe" } } } },
  play = function(s, case)
    s.A:play("Test Spark")
    if case.yes then
      s.A:yes()
      s.A:choose("foe")
    else
      s.A:no()
    end
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = case.yes and 2 or 1 })
    s:expect("fuel", { zone = case.yes and "trash" or "hand" })
  end,
}

card { name = "Test Tithe", type = "spell", energy = 1, domains = { "fury", "calm" }, keywords = { "Repeat {1}" },
  script = [[
    additional_cost { name = "tithe", optional = true, cost = { energy = 1 } }
    on_play { effect = function(fx) fx:draw(fx.paid.tithe and 2 or 1) end }
  ]] }

scenario "803 Additional costs are asked for as the card is read: its keywords, its text, then what others give it" {
  rules = { "803", "356.2" },
  board = {
    A = { hand = { "Test Tithe", { vanilla(1), as = "fuel" } }, base = { "Test Encore" }, pool = { energy = 2 }, deck = { vanilla(1), vanilla(1), vanilla(1), vanilla(1), vanilla(1), vanilla(1), vanilla(1), vanilla(1) } },
  },
  play = function(s)
    s.A:play("Test Tithe")
    s.A:no() -- Repeat {1}
    s.A:yes() -- the tithe
    s.A:yes() -- Test Encore's
    s:resolve()
    s:expect(s.A, { hand_size = 4, energy = 0 })
  end,
}

scenario "356 A cost that leaves too little for the rest is not offered" {
  rules = { "356.2", "355.16" },
  board = { A = { hand = { "Test Tithe" }, pool = { energy = 2 } } },
  play = function(s)
    s.A:play("Test Tithe")
    s.A:yes() -- Repeat: nothing is left for the tithe, which is not asked for
    s:resolve()
    s:expect(s.A, { hand_size = 2, energy = 0 })
  end,
}

card { name = "Test Due", type = "spell", energy = 0, power = { own = 2 }, domains = { "fury", "calm" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "416 Runes of several domains that pay are recycled in the order that their owner chooses" {
  rules = { "416.5", "357.1" },
  cases = { { name = "fury first", first = "Fury Rune", second = "Calm Rune" }, { name = "calm first", first = "Calm Rune", second = "Fury Rune" } },
  board = { A = { hand = { "Test Due" }, runes = { fury = 1, calm = 1, mind = 2 }, rune_deck = { mind = 1 } } },
  play = function(s, case)
    s.A:play("Test Due")
    s:options("Fury Rune", "Calm Rune")
    s.A:choose(case.first)
    s:resolve()
    s.A:end_turn()
    s.B:end_turn()
    s:expect(case.first, { at = "base" })
    s:count(case.second, 0, { zone = "runes", controller = s.A })
  end,
}

card { name = "Test Volley", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Repeat {1}" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]] }

scenario "820 A spell is not repeated when the choices of all its executions could not be paid for" {
  rules = { "820.1", "355.16", "809.1" },
  cases = { { name = "one rune", runes = 1, repeated = false }, { name = "two runes", runes = 2, repeated = true } },
  board = function(case)
    return { A = { hand = { "Test Volley" }, runes = { fury = case.runes } }, B = { base = { { vanilla(4, { "Deflect" }), as = "foe" } } } }
  end,
  play = function(s, case)
    s.A:play("Test Volley")
    if case.repeated then
      s.A:yes()
      s.A:choose("foe")
    end
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = case.runes })
  end,
}

scenario "820 What cannot be paid for with things is not offered" {
  rules = { "820.1", "357.2" },
  board = { A = { hand = { "Test Spark" }, base = { "Test Encore" } }, B = { base = { { vanilla(4), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Spark")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 1 })
  end,
}
