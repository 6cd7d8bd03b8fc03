scenario "Atropos brings two unit cards back" {
  rules = { "DOC-7.4", "DOC-12" },
  board = { A = { hand = { "Atropos, Weaver of the Dead" }, resources = 5, graveyard = { "Maniac", "Lamasu", "Ravager", "Heal" } }, B = { graveyard = { "Succubus" } } },
  play = function(s)
    s.A:play("Atropos, Weaver of the Dead", { at = "b0" })
    s:options("Maniac", "Lamasu", "Ravager")
    s.A:choose("Maniac")
    s.A:choose("Ravager")
    s:expect("Maniac", { zone = "hand" })
    s:expect("Ravager", { zone = "hand" })
    s:expect("Lamasu", { zone = "graveyard" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Atropos may bring one back, or none" {
  rules = { "DOC-16" },
  cases = { { name = "one", n = 1 }, { name = "none", n = 0 } },
  board = { A = { hand = { "Atropos, Weaver of the Dead" }, resources = 5, graveyard = { "Maniac", "Lamasu" } } },
  play = function(s, case)
    s.A:play("Atropos, Weaver of the Dead", { at = "b0" })
    if case.n == 1 then s.A:choose("Lamasu") end
    s.A:done()
    s:expect(s.A, { hand_size = case.n })
  end,
}
