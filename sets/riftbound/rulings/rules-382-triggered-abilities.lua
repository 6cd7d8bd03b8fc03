card {
  name = "Test Bugler", type = "unit", energy = 2, might = 2, domains = { "order" },
  script = [[ triggered { on = you.draws, when = count(unit { yours = true }):at_least(2), effect = function(fx) fx:channel(1) end } ]],
}
card {
  name = "Test Page", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Slaughter", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Omen", type = "unit", energy = 2, might = 2, domains = { "order" },
  script = [[ triggered { on = self.dies, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Revenant", type = "unit", energy = 2, might = 2, domains = { "order" },
  script = [[ triggered { zone = "trash", on = you.draws, effect = function(fx) fx:recycle(fx.self) end } ]],
}
card {
  name = "Test Follow-up", type = "spell", energy = 0, domains = { "order" },
  script = [[
    local one = define.step { name = "one", effect = function(fx) fx:draw(1) end }
    local two = define.step { name = "two", effect = function(fx) fx:channel(1) end }
    on_play { target = { it = unit {} }, effect = function(fx)
      if fx:kill(fx.it).done then
        fx:then_do(one)
        fx:then_do(two)
      end
    end }
  ]],
}
card {
  name = "Test Oathkeeper", type = "unit", energy = 2, might = 2, domains = { "order" },
  script = [[
    local later = define.triggered { name = "later", on = args.it.dies, effect = function(fx) fx:draw(1) end }
    triggered { on = self.played, target = { it = unit { other = true } }, effect = function(fx) fx:install(later, { it = fx.it }, { lasts = "turn" }) end }
  ]],
}
card {
  name = "Test Ward", type = "spell", energy = 0, domains = { "order" },
  script = [[
    local saved = define.replacement { name = "saved", on = args.it.dies, effect = function(fx) fx:recall(fx.event.subject) end }
    on_play { target = { it = unit { friendly = true } }, effect = function(fx)
      fx:install(saved, { it = fx.it }, { lasts = "turn", uses = 1 })
      fx:give(fx.it, { might = 1, lasts = "turn" })
    end }
  ]],
}

scenario "382 Without its condition it does not trigger" {
  rules = { "383.2" },
  board = { A = { base = { "Test Bugler" }, hand = { "Test Page" }, rune_deck = { calm = 5 } } },
  play = function(s)
    s.A:play("Test Page")
    s.A:pass()
    s.B:pass()
    s:chain {}
    s:expect(s.A, { hand_size = 1, rune_count = 0 })
  end,
}

scenario "382 With its condition it goes on the chain and can be answered" {
  rules = { "383.2", "383.3", "384.1", "401.1", "401.2" },
  board = { A = { base = { "Test Bugler", vanilla(1) }, hand = { "Test Page" }, rune_deck = { calm = 5 } } },
  play = function(s)
    s.A:play("Test Page")
    s.A:pass()
    s.B:pass()
    -- the spell is done first
    s:expect("Test Page", { zone = "trash" })
    s:expect(s.A, { hand_size = 1, rune_count = 0 })
    s:chain { "Test Bugler" }
    s:resolve()
    s:expect(s.A, { rune_count = 1 })
  end,
}

scenario "382 In the hand or in the trash it waits for nothing" {
  rules = { "384.1" },
  board = { A = { base = { vanilla(1), vanilla(1), "Test Bugler" }, hand = { "Test Page", "Test Bugler" }, trash = { "Test Bugler" }, rune_deck = { calm = 5 } } },
  play = function(s)
    s.A:play("Test Page")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Bugler" }
    s:resolve()
    s:expect(s.A, { rune_count = 1 })
  end,
}

scenario "382 Its own death is judged by what it was on the board" {
  rules = { "384.2" },
  board = { A = { base = { "Test Omen" }, hand = { "Test Slaughter" } } },
  play = function(s)
    s.A:play("Test Slaughter")
    s.A:choose("Test Omen")
    s.A:pass()
    s.B:pass()
    s:expect("Test Omen", { zone = "trash" })
    s:chain { "Test Omen" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "382 Off the board it works in the zone that it names" {
  rules = { "385.2" },
  board = { A = { base = { { "Test Revenant", as = "standing" } }, trash = { { "Test Revenant", as = "lying" } }, hand = { "Test Page" } } },
  play = function(s)
    s.A:play("Test Page")
    s.A:pass()
    s.B:pass()
    s:chain { "lying" }
    s:resolve()
    s:expect("lying", { zone = "deck" })
    s:expect("standing", { at = "base" })
  end,
}

scenario "382 Do this: the items come in order when the text reaches them" {
  rules = { "387.2", "388.1", "388.2", "406.3", "401.2" },
  board = { A = { base = { { vanilla(1), as = "it" } }, hand = { "Test Follow-up" }, rune_deck = { calm = 5 } } },
  play = function(s)
    s.A:play("Test Follow-up")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Follow-up", "Test Follow-up" }
    s:expect("it", { zone = "trash" })
    s:expect(s.A, { hand_size = 0, rune_count = 0 })
    s.A:pass()
    s.B:pass()
    -- the one that was created last resolves first
    s:expect(s.A, { hand_size = 0, rune_count = 1 })
    s:resolve()
    s:expect(s.A, { hand_size = 1, rune_count = 1 })
  end,
}

scenario "382 A delayed trigger does not need its source" {
  rules = { "390.2", "390.5", "391", "392" },
  board = { A = { hand = { "Test Oathkeeper", { "Test Slaughter", as = "first" }, { "Test Slaughter", as = "second" } }, runes = { order = 2 }, base = { { vanilla(1), as = "it" } } } },
  play = function(s)
    s.A:play("Test Oathkeeper")
    s.A:choose("it")
    s:resolve()
    s.A:play("first")
    s.A:choose("Test Oathkeeper")
    s:resolve()
    s:expect("Test Oathkeeper", { zone = "trash" })
    s:expect(s.A, { hand_size = 1 })
    s.A:play("second")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Oathkeeper" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "382 A delayed replacement and a gift work in their time" {
  rules = { "390.3", "390.4" },
  cases = { { name = "this turn", late = false }, { name = "in a later turn", late = true } },
  board = { A = { hand = { "Test Ward", "Test Slaughter" }, north = { { vanilla(1), as = "it" } } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s, case)
    s.A:play("Test Ward")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = 2 })
    if case.late then
      s:next_turn()
      s:next_turn()
      s:expect("it", { might = 1 })
    end
    s.A:play("Test Slaughter")
    s.A:choose("it")
    s:resolve()
    if case.late then s:expect("it", { zone = "trash" }) else s:expect("it", { at = "base" }) end
  end,
}
