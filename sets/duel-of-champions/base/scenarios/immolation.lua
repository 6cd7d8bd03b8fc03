scenario "Immolation: 1 damage to each unit at the start of each turn" {
  rules = { "DOC-6.5", "DOC-3.4" },
  board = { A = { hand = { "Immolation" }, resources = 4, f0 = { vanilla(5), as = "mine" } }, B = { f0 = { vanilla(5), as = "foe" } } },
  play = function(s)
    s.A:play("Immolation")
    s:expect("mine", { damage = 0 })
    s:next_turn()
    s:expect("mine", { damage = 1 })
    s:expect("foe", { damage = 1 })
    s:next_turn()
    s:expect("mine", { damage = 2 })
    s:expect("foe", { damage = 2 })
    s:expect("Immolation", { zone = "ongoing" })
  end,
}

scenario "Immolation dies down when no unit is left" {
  rules = { "DOC-9.5" },
  board = { A = { hand = { "Immolation", "Town portal" }, resources = 7, f0 = { vanilla(1), as = "one" } }, B = { f0 = { vanilla(2), as = "two" } } },
  play = function(s)
    s.A:play("Immolation")
    s:next_turn()
    s:expect("one", { zone = "graveyard" })
    s:expect("Immolation", { zone = "ongoing" })
    s:next_turn()
    s:expect("two", { zone = "graveyard" })
    s:expect("Immolation", { zone = "graveyard" })
  end,
}

scenario "Immolation does not stay on an empty battleground" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Immolation" }, resources = 4 } },
  play = function(s)
    s.A:play("Immolation")
    s:expect("Immolation", { zone = "graveyard" })
  end,
}
