scenario "Lux, Illuminated grows by three for a spell that costs five or more" {
  rules = { "206", "419.4", "317.2" },
  cases = {
    { name = "four", cost = 4, might = 5 },
    { name = "five", cost = 5, might = 8 },
    { name = "six", cost = 6, might = 8 },
  },
  board = function(case)
    return {
      A = { hand = { { vanilla_spell(case.cost), as = "spell" } }, runes = { mind = case.cost }, base = { { "Lux, Illuminated", as = "lux" }, { vanilla(3), as = "mate" } } },
      B = { base = { { "Lux, Illuminated", as = "rival" } } },
    }
  end,
  play = function(s, case)
    s.A:play("spell")
    s:expect("lux", { might = 5 })
    s:resolve()
    s:expect("lux", { might = case.might })
    s:expect("mate", { might = 3 })
    s:expect("rival", { might = 5 })
    s:next_turn()
    s:expect("lux", { might = 5 })
  end,
}

scenario "Lux, Illuminated reads the printed cost, not what was paid" {
  rules = { "206", "356.4" },
  board = {
    A = { hand = { { vanilla_spell(5), as = "spell" } }, runes = { mind = 4 }, base = { "Lux, Illuminated" }, north = { "Eager Apprentice" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("spell")
    s:resolve()
    s:expect("Lux, Illuminated", { might = 8 })
    s:count("Mind Rune", 4, { exhausted = true })
  end,
}

scenario "Lux, Illuminated ignores dear units and an opponent's spells" {
  rules = { "411.4", "383.2" },
  board = {
    A = { hand = { { vanilla(5), as = "unit" } }, runes = { mind = 5 }, base = { "Lux, Illuminated" } },
    B = { hand = { { vanilla_spell(5), as = "theirs" } }, runes = { order = 5 }, rune_deck = { order = 5 } },
  },
  play = function(s)
    s.A:play("unit")
    s:chain {}
    s:expect("Lux, Illuminated", { might = 5 })
    s:next_turn()
    s.B:play("theirs")
    s:resolve()
    s:expect("Lux, Illuminated", { might = 5 })
  end,
}
