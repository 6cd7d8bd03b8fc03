scenario "Cruel Patron costs the life of a friendly unit" {
  rules = { "356.2", "357.2", "428" },
  board = {
    A = { hand = { "Cruel Patron" }, runes = { order = 4 }, base = { { vanilla(1), as = "victim" }, { vanilla(2), as = "other" } } },
    B = { base = { { vanilla(1), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Cruel Patron")
    s:options("victim", "other")
    s.A:choose("victim")
    s:expect("victim", { zone = "trash" })
    s:expect("Cruel Patron", { at = "base", exhausted = true, might = 6 })
    s:expect("other", { at = "base" })
    s:count("Order Rune", 4, { exhausted = true })
  end,
}

scenario "Cruel Patron cannot be played without a unit of its player" {
  rules = { "356.2" },
  board = { A = { hand = { "Cruel Patron" }, runes = { order = 4 } }, B = { base = { vanilla(1) } } },
  play = function(s)
    s.A:refused("play", "Cruel Patron")
    s:expect("Cruel Patron", { zone = "hand" })
    s:count("Order Rune", 4, { exhausted = false })
  end,
}

scenario "Cruel Patron replaces the only unit at a battlefield without losing it" {
  rules = { "190.4", "323.6" },
  board = {
    A = { hand = { "Cruel Patron" }, runes = { order = 4 }, north = { "Recruit" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Cruel Patron", { at = "north" })
    s:expect_gone("Recruit")
    s:expect("Cruel Patron", { at = "north" })
    s:expect("north", { controller = s.A, contested = false })
    s:expect(s.A, { points = 0 })
    s:chain {}
    s:owes(s.A, "act")
  end,
}
