card { name = "Test Rampart", type = "unit", cost = 1, attack = 5, retaliation = 5, health = 14 }

scenario "Stone skin halves combat damage, rounded down" {
  rules = { "DOC-9.8", "DOC-3.4" },
  board = { A = { hand = { "Stone skin" }, resources = 3, f0 = { vanilla(9), as = "it" } }, B = { b0 = "Centaur archer", f0 = { vanilla(5), as = "foe" } } },
  play = function(s)
    s.A:play("Stone skin")
    s.A:choose("it")
    s.A:attack("it")
    s:expect("foe", { zone = "graveyard" })
    s:next_turn()
    s.B:attack("Centaur archer")
    s:expect("it", { damage = 1 })
  end,
}

scenario "Stone skin halves retaliation, not the damage of spells" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Fire bolt" }, resources = 1, f0 = { vanilla(3), as = "it" }, f1 = { vanilla(9), as = "other" }, ongoing = { { "Stone skin", on = "it" } } }, B = { f0 = { vanilla(5), as = "foe" }, f1 = { "Test Rampart", as = "foe 2" } } },
  play = function(s)
    s.A:attack("it")
    s:expect("it", { damage = 2 })
    s.A:attack("other")
    s:expect("other", { damage = 5 })
    s.A:play("Fire bolt")
    s.A:choose("other")
    s:expect("other", { damage = 7 })
  end,
}

scenario "Stone skin is on one unit alone" {
  rules = { "DOC-3.4" },
  board = { A = { hand = { "Stone skin" }, resources = 3, f0 = { vanilla(9), as = "it" }, f1 = { vanilla(9), as = "other" } }, B = { b1 = "Centaur archer" } },
  play = function(s)
    s.A:play("Stone skin")
    s.A:choose("it")
    s:expect("Stone skin", { on = "it" })
    s:next_turn()
    s.B:attack("Centaur archer")
    s:expect("other", { damage = 3 })
  end,
}
