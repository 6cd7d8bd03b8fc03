card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Noxian Guillotine as the first card waits for damage" {
  rules = { "389", "391", "812.1" },
  board = {
    A = { hand = { "Noxian Guillotine", "Test Bolt", "Test Bolt" }, runes = { fury = 2, order = 2 } },
    B = { base = { { vanilla(9), as = "foe" }, { vanilla(9), as = "other" } } },
  },
  play = function(s)
    s.A:play("Noxian Guillotine")
    s.A:choose("foe")
    s.A:pay()
    s:resolve()
    s:expect("foe", { at = "base" })
    s.A:play("Test Bolt")
    s.A:choose("other")
    s:resolve()
    s:expect("other", { damage = 1, at = "base" })
    s.A:play("Test Bolt")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { damage = 1, at = "base" })
    s:chain { "Noxian Guillotine" }
    s:resolve()
    s:expect("foe", { zone = "trash" })
  end,
}

scenario "Noxian Guillotine after another card kills at once" {
  rules = { "812.1", "428" },
  board = {
    A = { hand = { "Noxian Guillotine", vanilla_spell(0) }, runes = { fury = 4 } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play(vanilla_spell(0))
    s:resolve()
    s.A:play("Noxian Guillotine")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "trash" })
  end,
}

scenario "Noxian Guillotine falls no more in the next turn" {
  rules = { "389", "317.2" },
  board = {
    A = { hand = { "Noxian Guillotine" }, runes = { fury = 4 } },
    B = { hand = { "Test Bolt" }, base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Noxian Guillotine")
    s.A:choose("foe")
    s:resolve()
    s:next_turn()
    s.B:play("Test Bolt")
    s.B:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 1, at = "base" })
  end,
}

scenario "Noxian Guillotine: Legion is judged as it resolves" {
  rules = { "812.1", "726" },
  board = {
    A = { hand = { "Noxian Guillotine", "Stupefy" }, runes = { fury = 5 }, rune_deck = { fury = 1 } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Noxian Guillotine")
    s.A:choose("foe")
    s.A:play("Stupefy")
    s.A:choose("foe")
    s:chain { "Noxian Guillotine", "Stupefy" }
    s:resolve()
    s:expect("foe", { zone = "trash" })
  end,
}

scenario "Noxian Guillotine falls once, even when the unit is saved" {
  rules = { "391", "370" },
  board = {
    A = { hand = { "Noxian Guillotine", "Highlander", "Test Bolt", "Test Bolt" }, runes = { fury = 9 }, rune_deck = { fury = 3 }, north = { { vanilla(9), as = "mine" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Noxian Guillotine")
    s.A:choose("mine")
    s:resolve()
    s.A:play("Highlander")
    s.A:choose("mine")
    s:resolve()
    s.A:play("Test Bolt")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { at = "base", exhausted = true, damage = 0 })
    s.A:play("Test Bolt")
    s.A:choose("mine")
    s:resolve()
    s:chain {}
    s:expect("mine", { at = "base", damage = 1 })
  end,
}
