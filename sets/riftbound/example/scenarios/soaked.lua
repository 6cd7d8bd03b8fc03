scenario "Puddle Witch soaks an enemy unit for good" {
  rules = { "383.4", "801.3", "477.3" },
  board = {
    A = { hand = { "Puddle Witch" }, runes = { mind = 3 }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(3), as = "foe" }, { vanilla(4), as = "other" } } },
  },
  play = function(s)
    s.A:play("Puddle Witch")
    s:options("foe", "other")
    s.A:choose("foe")
    s:count("Mind Rune", 2, { exhausted = true })
    s:resolve()
    s:expect("foe", { might = 2, keywords = { "Soaked" } })
    s:expect("other", { might = 4 })
    s:next_turn()
    s:expect("foe", { might = 2 })
  end,
}

scenario "Puddle Witch soaks nobody when no enemy unit is there" {
  rules = { "402.4" },
  board = { A = { hand = { "Puddle Witch" }, runes = { mind = 3 }, base = { { vanilla(2), as = "mine" } } } },
  play = function(s)
    s.A:play("Puddle Witch")
    s:chain {}
    s:expect("mine", { might = 2 })
  end,
}

scenario "Cloudburst hits the soaked enemy units alone" {
  rules = { "417.1", "355.10" },
  board = {
    A = { hand = { "Puddle Witch", "Puddle Witch", "Cloudburst" }, runes = { mind = 9 }, base = { { vanilla(4), as = "mine" } } },
    B = { base = { { vanilla(4), as = "wet" }, { vanilla(3), as = "frail" }, { vanilla(5), as = "dry" } } },
  },
  play = function(s)
    for _, name in ipairs { "wet", "frail" } do
      s.A:play("Puddle Witch")
      s.A:choose(name)
      s:resolve()
    end
    s.A:play("Cloudburst")
    s:resolve()
    s:expect("wet", { damage = 2, might = 3, at = "base" })
    s:expect("frail", { zone = "trash" })
    s:expect("dry", { damage = 0 })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Cloudburst does nothing in dry weather" {
  rules = { "055.1" },
  board = {
    A = { hand = { "Cloudburst" }, runes = { mind = 2 } },
    B = { base = { { vanilla(4), as = "dry" } } },
  },
  play = function(s)
    s.A:play("Cloudburst")
    s:resolve()
    s:expect("dry", { damage = 0 })
    s:expect("Cloudburst", { zone = "trash" })
  end,
}

scenario "Cloudburst spares a Soaked unit of its own player" {
  rules = { "417.1" },
  board = {
    A = { hand = { "Cloudburst" }, runes = { mind = 2 }, base = { { vanilla(4, { "Soaked" }), as = "mine" } } },
    B = { base = { { vanilla(4, { "Soaked" }), as = "foe" }, { vanilla(4), as = "dry" } } },
  },
  play = function(s)
    s.A:play("Cloudburst")
    s:resolve()
    s:expect("mine", { damage = 0 })
    s:expect("foe", { damage = 2 })
    s:expect("dry", { damage = 0 })
  end,
}
