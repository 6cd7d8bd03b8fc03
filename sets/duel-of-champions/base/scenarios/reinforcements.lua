scenario "Reinforcements deploys a unit of the same name free" {
  rules = { "DOC-7.5" },
  board = { A = { hand = { "Reinforcements", "Ravager", "Maniac" }, resources = 3, might = 2, f0 = { "Ravager", as = "first" }, f1 = "Maniac" }, B = { f0 = "Ravager" } },
  play = function(s)
    s.A:play("Reinforcements")
    s:options("first", "Maniac")
    s.A:choose("first")
    s:options("A f2", "A f3")
    s.A:choose("A f3")
    s:count("Ravager", 1, { at = "A f3" })
    s:expect(s.A, { hand_size = 1, resources = 0 })
  end,
}

scenario "Reinforcements does nothing without such a card in hand" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Reinforcements", "Maniac" }, resources = 3, f0 = "Ravager" } },
  play = function(s)
    s.A:play("Reinforcements")
    s.A:choose("Ravager")
    s:expect(s.A, { hand_size = 1, units = 1 })
    s:expect("Reinforcements", { zone = "graveyard" })
  end,
}

scenario "Reinforcements does not come from the enemy's hand" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Reinforcements" }, resources = 3, f0 = "Ravager" }, B = { hand = { { "Ravager", as = "theirs" } }, f0 = { "Ravager", as = "foe" } } },
  play = function(s)
    s.A:play("Reinforcements")
    s:options("Ravager")
    s.A:choose("Ravager")
    s:expect("theirs", { zone = "hand" })
    s:expect(s.A, { units = 1 })
  end,
}
