card { name = "Test Rampart", type = "unit", cost = 1, attack = 5, retaliation = 5, health = 14 }

scenario "Arcane ward: no magic damage to the unit" {
  rules = { "DOC-11", "DOC-3.4" },
  board = { A = { hand = { "Arcane ward", "Insect swarm" }, resources = 7, f0 = { vanilla(9), as = "it" }, f1 = { vanilla(9), as = "other" } } },
  play = function(s)
    s.A:play("Arcane ward")
    s.A:choose("it")
    s.A:play("Insect swarm")
    s:expect("it", { damage = 0, keywords = { "Immune to Magic" } })
    s:expect("other", { damage = 3 })
    s:next_turn()
    s:next_turn()
    s:expect("Arcane ward", { zone = "ongoing", on = "it" })
  end,
}

scenario "Arcane ward does not stop other damage" {
  rules = { "DOC-11" },
  board = { A = { ongoing = { { "Arcane ward", on = "it" } }, f0 = { vanilla(9), as = "it" } }, B = { f0 = { "Test Rampart", as = "foe" } } },
  play = function(s)
    s.A:attack("it")
    s:expect("it", { damage = 5 })
  end,
}
