scenario "Kal-Azaar: a card for 2 damage to a unit" {
  rules = { "DOC-6.9", "DOC-9.9" },
  board = { A = { hero = "Kal-Azaar, Invoker of Agony", hand = { "Heal" }, f0 = { vanilla(5), as = "mine" } }, B = { f0 = { vanilla(5), as = "foe" }, f1 = { "Crusher", as = "resists" } } },
  play = function(s)
    s.A:activate("Kal-Azaar, Invoker of Agony")
    s:options("mine", "foe", "resists")
    s.A:choose("foe")
    s:expect("foe", { damage = 2 })
    s:expect("Heal", { zone = "graveyard" })
    s:expect(s.A, { health = 18, might = 0, magic = 2, destiny = 1 })
  end,
}

scenario "Kal-Azaar's damage is magic" {
  rules = { "DOC-9.9", "DOC-11" },
  board = { A = { hero = "Kal-Azaar, Invoker of Agony", hand = { "Heal" } }, B = { f1 = { "Crusher", as = "resists" } } },
  play = function(s)
    s.A:activate("Kal-Azaar, Invoker of Agony")
    s.A:choose("resists")
    s:expect("resists", { damage = 1 })
  end,
}
