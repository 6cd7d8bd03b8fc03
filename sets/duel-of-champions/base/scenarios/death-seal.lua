card { name = "Test Rampart", type = "unit", cost = 1, attack = 1, retaliation = 1, health = 10 }

scenario "Death seal: any combat damage kills the unit" {
  rules = { "DOC-9.5", "DOC-3.4" },
  board = { A = { hand = { "Death seal" }, resources = 3, f0 = { vanilla(1), as = "mine" } }, B = { f0 = { vanilla(9), as = "it" } } },
  play = function(s)
    s.A:play("Death seal")
    s.A:choose("it")
    s:expect("it", { at = "B f0" })
    s.A:attack("mine")
    s:expect("it", { zone = "graveyard" })
    s:expect("Death seal", { zone = "graveyard" })
    s:expect("mine", { at = "A f0", damage = 0 }) -- the dead do not retaliate
  end,
}

scenario "Death seal does not mind the damage of spells, and works with retaliation" {
  rules = { "DOC-9.5" },
  board = { A = { hand = { "Fire bolt" }, resources = 1, ongoing = { { "Death seal", on = "it" } }, f0 = { vanilla(9), as = "it" }, f1 = { vanilla(3), as = "other" } }, B = { f0 = { "Test Rampart", as = "foe" }, f1 = { vanilla(5), as = "foe 2" } } },
  play = function(s)
    s.A:play("Fire bolt")
    s.A:choose("it")
    s:expect("it", { damage = 2 })
    s.A:attack("it")
    s:expect("it", { zone = "graveyard" })
    s:expect("foe", { left = 1 })
    s.A:attack("other")
    s:expect("foe 2", { damage = 3 })
  end,
}
