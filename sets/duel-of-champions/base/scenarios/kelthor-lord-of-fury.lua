scenario "Kelthor: a unit deals its enrage counters as damage" {
  rules = { "DOC-6.9", "DOC-9.9" },
  board = { A = { hero = "Kelthor, Lord of Fury", f0 = { "Crusher", as = "mad", enrage = 3 }, f1 = { vanilla(9), as = "calm" } }, B = { f0 = { vanilla(9), as = "foe" }, f1 = { "Lingering ghost", as = "ghost" } } },
  play = function(s)
    s.A:activate("Kelthor, Lord of Fury")
    s:options("mad", "calm")
    s.A:choose("mad")
    s:options("calm", "foe", "ghost")
    s.A:choose("ghost") -- the power of a hero is magic
    s:expect("ghost", { zone = "graveyard" })
    s:expect("mad", { enrage = 3, damage = 0 })
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "Kelthor: a calm unit does nothing" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Kelthor, Lord of Fury", f1 = { vanilla(9), as = "calm" } }, B = { f0 = { vanilla(9), as = "foe" } } },
  play = function(s)
    s.A:activate("Kelthor, Lord of Fury")
    s.A:choose("calm")
    s.A:choose("foe")
    s:expect("foe", { damage = 0 })
    s.A:refused("draw", { rule = "DOC-6.9" })
  end,
}
