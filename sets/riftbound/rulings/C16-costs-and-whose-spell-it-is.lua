-- Costs that meet each other, and spells that change hands.
card {
  name = "Test Chant", type = "spell", energy = 3, domains = { "mind" }, keywords = { "Flow {2}", "Repeat {1}" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Thrift", type = "gear", energy = 1, domains = { "mind" },
  script = [[ cost_change { of = playing { type = "spell", yours = true }, less = { energy = 1 } } ]],
}
card {
  name = "Test Prod", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Repeat {1}" },
  script = [[ on_play { target = { one = unit { enemy = true }, two = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.one) fx:deal(1, fx.two) end } ]],
}
card {
  name = "Test Martyr", type = "unit", energy = 1, might = 2, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Archer", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Accelerate" },
  script = [[
    additional_cost { name = "k", optional = true, cost = { kill = unit { friendly = true } } }
    triggered { on = self.played, effect = function(fx) fx:draw(fx.paid.k and 2 or 1) end }
  ]],
}
card {
  name = "Test Gold", type = "gear", energy = 0, domains = { "fury" },
  script = [[ activated { speed = "reaction", cost = { kill = self }, adds = { power = { any = 1 } } } ]],
}
card {
  name = "Test Fence", type = "unit", energy = 0, might = 1, domains = { "fury" },
  script = [[ triggered { on = gear { friendly = true }.dies, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Miser", type = "unit", energy = 0, might = 1, domains = { "fury" },
  script = [[ triggered { on = rune { yours = true }.recycled, effect = function(fx) fx:gain_xp(1) end } ]],
}
card {
  name = "Test Blaze", type = "spell", energy = 0, power = { fury = 1 }, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}
card {
  name = "Test Pact", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) if fx:may({ cost = { kill = unit { friendly = true } } }) then fx:draw(2) end end } ]],
}
card {
  name = "Test Counter", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}
card {
  name = "Test Hymn", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Flow {1}", "Reaction" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Dart", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(3, fx.it) fx:draw(1) end } ]],
}
card {
  name = "Test Snatch", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:take_control(fx.it) end } ]],
}
card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}
card {
  name = "Test Trophy", type = "gear", energy = 1, domains = { "fury" },
  script = [[ triggered { on = you.kills { cause = link { type = "spell" } }, effect = function(fx) fx:gain_xp(1) end } ]],
}
card {
  name = "Test Twin Doom", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { target = { them = exactly(2, unit {}) }, effect = function(fx) fx:kill(fx.them) end } ]],
}
card {
  name = "Test Vest", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = unit { friendly = true }.dies, limit = "turn", effect = function(fx) fx:recall(fx.event.subject) fx:draw(fx:count(unit { friendly = true })) end } ]],
}
card {
  name = "Test Quake", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { effect = function(fx) fx:kill(fx:all(unit {})) end } ]],
}
card {
  name = "Test Cuirass", type = "gear", energy = 1, domains = { "calm" },
  script = [[ replacement { on = unit { friendly = true }.dies, optional = true, limit = "turn", effect = function(fx) fx:recall(fx.event.subject) end } ]],
}

scenario "C16 Flow, Repeat and a discount" {
  rules = { "356.1", "356.2", "820.1", "829" },
  cases = { { name = "twice", yes = true, cards = 2, left = 1 }, { name = "once", cards = 1, left = 2 } },
  board = { A = { trash = { "Test Chant" }, base = { "Test Thrift" }, pool = { energy = 3 } } },
  play = function(s, case)
    s.A:play("Test Chant")
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect(s.A, { hand_size = case.cards, energy = case.left })
    s:expect("Test Chant", { zone = "banished" })
  end,
}

scenario "C16 Deflect for each choice of each execution" {
  rules = { "809.1", "820.2", "356.2" },
  board = {
    A = { hand = { "Test Prod" }, pool = { energy = 1, fury = 3 } },
    B = { base = { { vanilla(5, { "Deflect 1" }), as = "a" }, { vanilla(5), as = "b" } } },
  },
  play = function(s)
    s.A:play("Test Prod")
    s.A:yes()
    s.A:choose("a") s.A:choose("a")
    s.A:choose("a") s.A:choose("b")
    s:resolve()
    s:expect("a", { damage = 3 })
    s:expect("b", { damage = 1 })
    s:expect(s.A, { fury = 0, energy = 0 })
  end,
}

scenario "C16 Accelerate and a Deathknell that is another cost" {
  rules = { "805.1", "357.2", "337.1" },
  board = {
    A = { hand = { "Test Archer" }, base = { { "Test Martyr", as = "m" } }, pool = { energy = 1, fury = 1 } },
  },
  play = function(s)
    s.A:play("Test Archer")
    s.A:yes() s.A:yes()
    s:expect("Test Archer", { exhausted = false, at = "base" })
    s:expect("m", { zone = "trash" })
    -- the unit was there first; what its entering triggers was pending after the Deathknell
    s:chain { "m", "Test Archer" }
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "C16 What a payment triggers resolves before the spell" {
  rules = { "404", "357", "429.2" },
  cases = { { name = "gold", gold = true }, { name = "rune" } },
  board = function(case)
    return {
      A = { hand = { "Test Blaze" }, base = { "Test Fence", "Test Miser", case.gold and "Test Gold" or nil }, runes = case.gold and {} or { fury = 1 } },
      B = { base = { { vanilla(2), as = "it" } } },
    }
  end,
  play = function(s, case)
    s.A:play("Test Blaze") s.A:choose("it")
    if case.gold then s:chain { "Test Blaze", "Test Fence" } else s:chain { "Test Blaze", "Test Miser" } end
    s:resolve()
    s:expect(s.A, { xp = case.gold and 0 or 1, hand_size = case.gold and 1 or 0 })
    s:expect("it", { zone = "trash" })
  end,
}

scenario "C16 The Deathknell of a cost within a text waits for the spell" {
  rules = { "204.3", "808.1", "158" },
  board = { A = { hand = { "Test Pact" }, base = { { "Test Martyr", as = "m" } } } },
  play = function(s)
    s.A:play("Test Pact") s.A:choose("m")
    s.A:pass() s.B:pass()
    s.A:yes()
    s:expect(s.A, { hand_size = 2 })
    s:chain { "m" }
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "C16 A countered spell of Flow is banished" {
  rules = { "829", "425.1", "812.1" },
  board = { A = { trash = { "Test Hymn" }, pool = { energy = 1 } }, B = { hand = { "Test Counter" } } },
  play = function(s)
    s.A:play("Test Hymn")
    s.A:pass()
    s.B:play("Test Counter") s.B:choose("Test Hymn")
    s.B:pass() s.A:pass()
    s:expect("Test Hymn", { zone = "banished" })
    s:expect(s.A, { hand_size = 0, energy = 0 })
  end,
}

scenario "C16 A spell that is taken over: enemies are those of its new controller" {
  rules = { "359.3", "191" },
  board = {
    A = { hand = { "Test Dart" } },
    B = { hand = { "Test Snatch" }, base = { { vanilla(2), as = "it" } } },
  },
  play = function(s)
    s.A:play("Test Dart") s.A:choose("it")
    s.A:pass()
    s.B:play("Test Snatch") s.B:choose("Test Dart")
    s:resolve()
    s:expect("it", { at = "base", damage = 0 })
    s:expect(s.B, { hand_size = 1 })
    s:expect("Test Dart", { zone = "trash", owner = s.A })
    s:expect(s.A, { trash_size = 1, hand_size = 0 })
  end,
}

scenario "C16 A spell that is taken over kills for its new controller" {
  rules = { "411.2", "191" },
  board = {
    A = { hand = { "Test Bolt" }, base = { "Test Trophy" } },
    B = { hand = { "Test Snatch" }, base = { { "Test Trophy", as = "t" }, { vanilla(2), as = "it" } } },
  },
  play = function(s)
    s.A:play("Test Bolt") s.A:choose("it")
    s.A:pass()
    s.B:play("Test Snatch") s.B:choose("Test Bolt")
    s:resolve()
    s:expect("it", { zone = "trash" })
    s:expect(s.B, { xp = 1 })
    s:expect(s.A, { xp = 0 })
  end,
}

scenario "C16 What replaces one of two deaths comes before the other one" {
  rules = { "373.1", "373.2" },
  board = {
    A = { base = { "Test Vest", { vanilla(1), as = "a" }, { vanilla(1), as = "b" } }, hand = { "Test Twin Doom" } },
  },
  play = function(s)
    s.A:play("Test Twin Doom") s.A:choose("a", "b")
    s.A:pass() s.B:pass()
    s.A:choose("b")
    s:expect("a", { zone = "trash" })
    s:expect("b", { at = "base" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "C16 Replacements of two players are asked for in turn order" {
  rules = { "373.1", "372" },
  cases = { { name = "A's turn", turn = "A" }, { name = "B's turn", turn = "B" } },
  board = function(case) return {
    A = { base = { "Test Cuirass", { vanilla(2), as = "a" } }, hand = { case.turn == "A" and "Test Quake" or nil } },
    B = { base = { { "Test Cuirass", as = "vest" }, { vanilla(2), as = "b" } }, hand = { case.turn == "B" and "Test Quake" or nil } },
    turn = case.turn,
  } end,
  play = function(s, case)
    local me, you = s.A, s.B
    if case.turn == "B" then me, you = s.B, s.A end
    me:play("Test Quake")
    me:pass() you:pass()
    s:owes(me, "may")
    me:no()
    s:owes(you, "may")
    you:yes()
    s:expect(me == s.A and "a" or "b", { zone = "trash" })
    s:expect(me == s.A and "b" or "a", { at = "base" })
  end,
}
