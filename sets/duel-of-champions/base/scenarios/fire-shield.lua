card { name = "Test Rampart", type = "unit", cost = 1, attack = 1, retaliation = 1, health = 20 }

scenario "Fire shield: who damages the unit by an attack takes as much" {
  rules = { "DOC-9.7", "DOC-3.4" },
  board = { A = { hand = { "Fire shield" }, resources = 2, f0 = { vanilla(9), as = "it" } }, B = { f0 = { "Ravager", as = "strong" }, b1 = { "Centaur archer", as = "far" } } },
  play = function(s)
    s.A:play("Fire shield")
    s.A:choose("it")
    s:next_turn()
    s.B:attack("strong")
    s:expect("it", { damage = 6 })
    s:expect("strong", { zone = "graveyard" })
    s.B:attack("far")
    s:expect(s.A, { health = 17 })
    s:expect("far", { damage = 0 })
  end,
}

scenario "Fire shield does not answer retaliation and spells" {
  rules = { "DOC-9.7" },
  board = { A = { ongoing = { { "Fire shield", on = "it" }, { "Fire shield", on = "other" } }, hand = { "Fire bolt" }, resources = 1, f0 = { vanilla(9), as = "it" }, f1 = { vanilla(3), as = "other" } }, B = { f0 = { vanilla(9), as = "foe" }, f1 = { "Test Rampart", as = "thick" } } },
  play = function(s)
    s.A:play("Fire bolt")
    s.A:choose("it")
    s:expect("it", { damage = 2 })
    s.A:attack("it")
    s:expect("foe", { zone = "graveyard" })
    s:expect("thick", { left = 20 })
    s.A:attack("other")
    s:expect("other", { damage = 1 })
    s:expect("thick", { left = 17 })
  end,
}

scenario "Fire shield burns as much as came through, besides the retaliation" {
  rules = { "DOC-9.7", "DOC-9.4" },
  board = { A = { hand = { "Fire shield" }, resources = 2, f0 = { "Lamasu", as = "it" }, f1 = { "Lamasu", as = "other" } }, B = { f0 = { "Tainted orc", as = "one" }, f1 = { "Tainted orc", as = "two" } } },
  play = function(s)
    s.A:play("Fire shield")
    s.A:choose("it")
    s:next_turn()
    s.B:attack("one")
    s:expect("it", { damage = 4 })
    s:expect("one", { damage = 6 })
    s.B:attack("two")
    s:expect("two", { damage = 2 })
  end,
}
