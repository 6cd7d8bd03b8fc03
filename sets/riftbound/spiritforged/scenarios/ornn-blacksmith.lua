card { name = "Test Kettle", type = "gear", energy = 1, domains = { "calm" } }
card { name = "Test Anvil", type = "gear", energy = 1, domains = { "calm" } }

scenario "Ornn, Blacksmith takes a gear out of the top four" {
  rules = { "383.3", "424.1", "416.1" },
  board = {
    A = {
      hand = { "Ornn, Blacksmith" }, runes = { calm = 5 },
      deck = { "Test Kettle", { vanilla(2), as = "unit" }, { vanilla_spell(2), as = "spell" }, "Test Anvil", { "Test Kettle", as = "fifth" } },
    },
  },
  play = function(s)
    s.A:play("Ornn, Blacksmith")
    s:chain { "Ornn, Blacksmith" }
    s.A:pass()
    s.B:pass()
    s:options("Test Kettle", "Test Anvil")
    s.A:choose("Test Anvil")
    s:expect("Test Anvil", { zone = "hand" })
    s:expect(s.A, { hand_size = 1, deck_size = 4 })
    s:logged("424")
    s:next_turn()
    s:next_turn()
    s:expect("fifth", { zone = "hand" })
  end,
}

scenario "Ornn, Blacksmith may take nothing" {
  rules = { "383.3", "416.1" },
  cases = { { name = "declined", gear = true }, { name = "no gear there", gear = false } },
  board = function(case)
    return {
      A = {
        hand = { "Ornn, Blacksmith" }, runes = { calm = 5 },
        deck = { case.gear and "Test Kettle" or vanilla(1), vanilla(2), vanilla(3), vanilla(4), { "Test Anvil", as = "fifth" } },
      },
    }
  end,
  play = function(s, case)
    s.A:play("Ornn, Blacksmith")
    s.A:pass()
    s.B:pass()
    if case.gear then s.A:done() end
    s:expect(s.A, { hand_size = 0, deck_size = 5 })
    s:next_turn()
    s:next_turn()
    s:expect("fifth", { zone = "hand" })
  end,
}

scenario "Ornn, Blacksmith looks when he holds, too" {
  rules = { "383.4", "469.2" },
  board = {
    A = {
      north = { "Ornn, Blacksmith" }, deck = { vanilla(1), "Test Kettle", vanilla(3) },
    },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:chain { "Ornn, Blacksmith" }
    s.A:pass()
    s.B:pass()
    s.A:choose("Test Kettle")
    s:expect(s.A, { points = 1 })
    s:expect("Test Kettle", { zone = "hand" })
    s:expect(s.A, { hand_size = 2, deck_size = 1 })
  end,
}

card {
  name = "Test Counter", type = "legend", domains = { "calm" },
  script = [[ triggered { on = you.draws, effect = function(fx) fx:give(fx:all(unit { yours = true }), { might = 1, lasts = "turn" }) end } ]],
}
scenario "Ornn, Blacksmith: to take the gear is to draw it" {
  rules = { "413.1" },
  board = {
    A = { legend = "Test Counter", hand = { "Ornn, Blacksmith" }, runes = { calm = 6 }, deck = { { "Test Kettle", as = "kettle" }, vanilla(1), vanilla(2), vanilla(3), vanilla(4) } },
  },
  play = function(s)
    s.A:play("Ornn, Blacksmith")
    s.A:pass()
    s.B:pass()
    s.A:choose("kettle")
    s:resolve()
    s:expect("kettle", { zone = "hand" })
    s:expect("Ornn, Blacksmith", { might = 6 })
  end,
}

card { name = "Test Crier", type = "gear", energy = 1, domains = { "order" }, script = [[ triggered { on = card { zone = "deck" }.revealed { by = you }, effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "Ornn, Blacksmith shows what he takes" {
  rules = { "424.1", "416.1" },
  board = { A = { base = { "Test Crier" }, hand = { "Ornn, Blacksmith" }, pool = { energy = 9, calm = 9 }, deck = { { "Long Sword", as = "tool" }, vanilla(1), vanilla(2), vanilla(3), vanilla(4) } } },
  play = function(s)
    s.A:play("Ornn, Blacksmith")
    s.A:pass()
    s.B:pass()
    s.A:choose("tool")
    s:expect("tool", { zone = "hand" })
    s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}
