scenario "Jezziel: a card, and a unit heals 3" {
  rules = { "DOC-6.9", "DOC-11" },
  board = { A = { hero = "Jezziel, Invoker of Hope", hand = { "Heal" }, f0 = { vanilla(9), as = "mine", damage = 5 } }, B = { f0 = { vanilla(9), as = "foe", damage = 5 } } },
  play = function(s)
    s.A:activate("Jezziel, Invoker of Hope")
    s:options("mine", "foe")
    s.A:choose("mine")
    s:expect("mine", { damage = 2 })
    s:expect("foe", { damage = 5 })
    s:expect("Heal", { zone = "graveyard" })
  end,
}

scenario "Jezziel of the base set has 18 health, and heals no more than there is" {
  rules = { "DOC-2.8", "DOC-14" },
  board = { A = { hero = "Jezziel, Invoker of Hope", hand = { "Heal" }, f0 = { vanilla(9), as = "mine", damage = 1 } } },
  play = function(s)
    s:expect(s.A, { health = 18 })
    s.A:activate("Jezziel, Invoker of Hope")
    s.A:choose("mine")
    s:expect("mine", { damage = 0, left = 9 })
  end,
}
