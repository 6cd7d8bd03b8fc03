scenario "Armageddon hits every unit, its player's too" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Armageddon" }, resources = 6, f0 = { vanilla(9), as = "own" }, f1 = { vanilla(12), as = "giant" } }, B = { b3 = { vanilla(10), as = "foe" } } },
  play = function(s)
    s.A:play("Armageddon")
    s:expect("own", { zone = "graveyard" })
    s:expect("foe", { zone = "graveyard" })
    s:expect("giant", { damage = 10 })
    s:expect(s.B, { health = 20 })
  end,
}

scenario "Armageddon is magic" {
  rules = { "DOC-9.9" },
  board = { A = { hand = { "Armageddon" }, resources = 6, magic = 6, f0 = { vanilla(9, { "Magic Resist" }), as = "half" }, f1 = { vanilla(1, { "Immune to Magic" }), as = "none" } } },
  play = function(s)
    s.A:play("Armageddon")
    s:expect("half", { damage = 5 })
    s:expect("none", { damage = 0 })
  end,
}
