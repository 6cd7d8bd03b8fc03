scenario "Refreshing spring: +1 attack this turn" {
  rules = { "DOC-3.6", "DOC-6.11" },
  board = { A = { hand = { "Refreshing spring" }, resources = 1, f0 = { vanilla(2), as = "it" }, f1 = { vanilla(2), as = "other" } } },
  play = function(s)
    s.A:play("Refreshing spring")
    s:options("it", "other")
    s.A:choose("it")
    s:expect("it", { attack = 3, retaliation = 2 })
    s:expect("other", { attack = 2 })
    s.A:attack("it")
    s:expect(s.B, { health = 17 })
    s:next_turn()
    s:expect("it", { attack = 2 })
    s:expect("Refreshing spring", { zone = "graveyard" })
  end,
}

scenario "Refreshing spring lies on an own unit" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Refreshing spring" }, resources = 1 }, B = { f0 = vanilla(2) } },
  play = function(s)
    s.A:refused("play", "Refreshing spring", { rule = "DOC-16" })
    s:expect("Refreshing spring", { zone = "hand" })
  end,
}
