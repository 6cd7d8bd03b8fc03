scenario "Undertitan strengthens its player's other units for the turn" {
  rules = { "383.4", "477.3", "317.2" },
  board = {
    A = { hand = { "Undertitan" }, runes = { order = 6 }, base = { { vanilla(2), as = "home" } }, north = { { vanilla(3), as = "away" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Undertitan", { at = "base" })
    s:resolve()
    s:expect("home", { might = 4 })
    s:expect("away", { might = 5 })
    s:expect("foe", { might = 2 })
    s:expect("Undertitan", { might = 5 })
    s:next_turn()
    s:expect("home", { might = 2 })
  end,
}

-- The energy is there while the effect that reveals it is still at work, and lies in the pool afterwards.
scenario "Undertitan revealed from the deck adds two energy at once" {
  rules = { "367", "429.2", "165" },
  board = {
    A = { hand = { "Test Toll", { vanilla(1), as = "cheap" } }, deck = { "Undertitan", vanilla(1) } },
  },
  play = function(s)
    s.A:play("Test Toll")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "may")
    s.A:yes()
    s:expect(s.A, { energy = 1, hand_size = 2 })
    s.A:play("cheap")
    s:expect("cheap", { at = "base" })
    s:expect("Undertitan", { zone = "hand" })
  end,
}
card { name = "Test Toll", type = "spell", energy = 0, domains = { "order" }, script = [[
  on_play { effect = function(fx)
    fx:reveal(1)
    if fx:may { cost = { energy = 1 } } then fx:draw(1) end
  end }
]] }

scenario "Undertitan gives its owner the energy, whoever reveals it, and none when it is only looked at" {
  rules = { "367", "424.1" },
  cases = { { name = "an opponent reveals", card = "Test Pry", energy = 2 }, { name = "looked at", card = "Test Peek", energy = 0 } },
  board = { A = { hand = { "Test Pry", "Test Peek" } }, B = { deck = { "Undertitan", vanilla(1) } } },
  play = function(s, case)
    s.A:play(case.card)
    s:resolve()
    s:expect(s.B, { energy = case.energy })
    s:expect(s.A, { energy = 0 })
  end,
}
card { name = "Test Pry", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) for _, p in ipairs(fx.opponents) do fx:reveal(1, p) end end } ]] }
card { name = "Test Peek", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) for _, p in ipairs(fx.opponents) do fx:look(1, p) end end } ]] }

-- The energy is its player's while the turn ends, and goes with it.
scenario "Undertitan found by Dazzling Aurora: the energy does not outlive the turn" {
  rules = { "367", "429.2", "317.3", "165" },
  board = {
    A = { base = { "Dazzling Aurora", { vanilla(2), as = "mine" } }, deck = { { vanilla_spell(1), as = "spell" }, "Undertitan", vanilla(1) } },
  },
  play = function(s)
    s.A:end_turn()
    s.A:pass()
    s.B:pass()
    s:chain { "Undertitan" }
    s:expect("Undertitan", { at = "base", controller = s.A })
    s:expect(s.A, { energy = 2 })
    s:resolve()
    s:turn(s.B)
    s:expect(s.A, { energy = 0 })
    s:expect("mine", { might = 2 })
  end,
}

scenario "Undertitan under a Void Hatchling: sent away, it is not revealed" {
  rules = { "367", "369" },
  cases = { { name = "recycled", yes = true, energy = 0 }, { name = "kept", yes = false, energy = 2 } },
  board = { A = { hand = { "Test Show" }, base = { "Void Hatchling" }, deck = { "Undertitan", vanilla(1) } } },
  play = function(s, case)
    s.A:play("Test Show")
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:yes() else s.A:no() end
    s:expect(s.A, { energy = case.energy })
  end,
}
card { name = "Test Show", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:reveal(1) end } ]] }

card { name = "Test Herald", type = "gear", energy = 1, domains = { "order" }, script = [[ triggered { on = you.reveals, effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Witness", type = "gear", energy = 1, domains = { "order" }, script = [[ triggered { on = card { owner = you }.revealed, effect = function(fx) fx:gain_xp(10) end } ]] }

scenario "Undertitan is revealed all the same" {
  rules = { "367", "424.1" },
  board = { A = { hand = { "Test Show" }, base = { "Test Herald", "Test Witness" }, deck = { "Undertitan", vanilla(1) } } },
  play = function(s)
    s.A:play("Test Show")
    s.A:pass()
    s.B:pass()
    s.A:order("Test Witness", "Test Herald")
    s:resolve()
    s:expect(s.A, { energy = 2, xp = 11 })
  end,
}
