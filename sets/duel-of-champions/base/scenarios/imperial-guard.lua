scenario "Imperial guard takes the damage of its hero" {
  rules = { "DOC-9.8" },
  board = { A = { b0 = "Imperial guard" }, B = { f1 = { vanilla(3), as = "foe" }, hand = { "Altar of Destruction" } }, },
  play = function(s)
    s:next_turn()
    s.B:attack("foe")
    s:expect("Imperial guard", { damage = 3 })
    s:expect("foe", { damage = 0 })
    s.B:play("Altar of Destruction")
    s:expect("Imperial guard", { damage = 5 })
    s:expect(s.A, { health = 20 })
  end,
}

scenario "Imperial guard does not take the enemy hero's damage, and dies of too much" {
  rules = { "DOC-9.8", "DOC-9.5" },
  board = { A = { b0 = "Imperial guard", f2 = { vanilla(4), as = "mine" } }, B = { f1 = { vanilla(9), as = "foe" }, f3 = { vanilla(2), as = "foe 2" } } },
  play = function(s)
    s.A:attack("mine")
    s:expect(s.B, { health = 16 })
    s:next_turn()
    s.B:attack("foe")
    s:expect("Imperial guard", { zone = "graveyard" })
    s.B:attack("foe 2")
    s:expect(s.A, { health = 18 })
  end,
}

scenario "Imperial guard takes what comes with the damage" {
  rules = { "DOC-9.8", "DOC-11" },
  board = { A = { b0 = "Imperial guard" }, B = { f1 = { "Putrid lamasu", as = "foe" } }, turn = "B" },
  play = function(s)
    s.B:attack("foe")
    s:expect("Imperial guard", { damage = 3, poison = 2 })
    s:expect(s.A, { health = 20 })
  end,
}
