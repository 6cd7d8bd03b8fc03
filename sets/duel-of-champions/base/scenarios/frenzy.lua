scenario "Frenzy: a unit deals its attack to another, and takes nothing" {
  rules = { "DOC-9.8", "DOC-16" },
  board = { A = { hand = { "Frenzy" }, resources = 3, f0 = { "Ravager", as = "own" } }, B = { f0 = { vanilla(9), as = "one" }, f1 = { vanilla(8), as = "two" } } },
  play = function(s)
    s.A:play("Frenzy")
    s:options("own", "one", "two")
    s.A:choose("own")
    s:options("one", "two")
    s.A:choose("two")
    s:expect("two", { damage = 6 })
    s:expect("own", { damage = 0, attacked = false })
  end,
}

scenario "Frenzy turns enemy on enemy, with the attack that the unit has now" {
  rules = { "DOC-9.8" },
  board = { A = { hand = { "Frenzy" }, resources = 3 }, B = { f0 = { vanilla(3), as = "one" }, f1 = { vanilla(9), as = "two" }, ongoing = { { "Bless", on = "one" } } } },
  play = function(s)
    s.A:play("Frenzy")
    s.A:choose("one")
    s.A:choose("two")
    s:expect("two", { damage = 5 })
  end,
}
