scenario "Town portal returns a unit to its owner's hand" {
  rules = { "DOC-11.2" },
  board = { A = { hand = { "Town portal" }, resources = 3, f0 = { "Maniac", as = "taken", owner = "B" } }, B = { f0 = { "Ravager", as = "foe" } } },
  play = function(s)
    s.A:play("Town portal")
    s:options("taken", "foe")
    s.A:choose("taken")
    s:expect("taken", { zone = "hand" })
    s:expect(s.B, { hand_size = 1, graveyard_size = 0 })
    s:expect("foe", { at = "B f0" })
  end,
}

scenario "Town portal: what lies on the unit goes to the graveyard, its damage is forgotten" {
  rules = { "DOC-13.1" },
  board = { A = { hand = { "Town portal" }, resources = 4, f0 = { "Maniac", as = "it", damage = 1 }, ongoing = { { "Bless", on = "it" } } } },
  play = function(s)
    s.A:play("Town portal")
    s.A:choose("it")
    s:expect("Bless", { zone = "graveyard" })
    s.A:play("it", { at = "f1" })
    s:expect("it", { damage = 0, attack = 2 })
  end,
}
