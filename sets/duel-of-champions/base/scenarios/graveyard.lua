scenario "Graveyard brings a unit card back when its player has fewer units" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Graveyard" }, resources = 2, graveyard = { "Lamasu", "Heal" } }, B = { f0 = vanilla(1), graveyard = { "Maniac" } } },
  play = function(s)
    s.A:play("Graveyard")
    s.A:pick("Return a unit card")
    s:options("Lamasu")
    s.A:choose("Lamasu")
    s:expect("Lamasu", { zone = "hand" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Graveyard only draws when the units are as many, or none lies in the graveyard" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Graveyard", "Graveyard" }, resources = 4, graveyard = { "Lamasu" }, f0 = vanilla(1) }, B = { f0 = vanilla(2) } },
  play = function(s)
    s.A:play("Graveyard")
    s:options("Draw 1")
    s.A:pick("Draw 1")
    s:expect(s.A, { hand_size = 2 })
  end,
}
