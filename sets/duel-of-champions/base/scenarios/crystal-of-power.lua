scenario "Crystal of Power doubles the damage of spells" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Crystal of Power", "Earthquake", "Altar of Destruction" }, resources = 6, b3 = "Lilim" }, B = { f0 = { "Ravager", as = "foe" } } },
  play = function(s)
    s.A:play("Crystal of Power")
    s.A:play("Earthquake")
    s:expect("foe", { zone = "graveyard" })
    s.A:play("Altar of Destruction") -- a fortune's damage is not doubled
    s:expect(s.B, { health = 18 })
    s.A:attack("Lilim") -- nor is that of a magic unit
    s:expect(s.B, { health = 15 })
    s:expect("Lilim", { damage = 4 })
  end,
}

scenario "Crystals of Power double twice, and end with the turn" {
  rules = { "DOC-9.8", "DOC-3.5" },
  board = { A = { hand = { "Crystal of Power", "Crystal of Power", "Fire bolt" }, resources = 7 }, B = { f0 = { vanilla(9), as = "foe" } } },
  play = function(s)
    s.A:play("Crystal of Power")
    s.A:play("Crystal of Power")
    s.A:play("Fire bolt")
    s.A:choose("foe")
    s:expect("foe", { damage = 8 })
    s:next_turn()
    s:count("Crystal of Power", 2, { zone = "graveyard" })
  end,
}
