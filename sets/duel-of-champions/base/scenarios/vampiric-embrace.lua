scenario "Vampiric embrace: the unit heals 2 as it deals attack damage" {
  rules = { "DOC-11", "DOC-3.4" },
  board = { A = { hand = { "Vampiric embrace" }, resources = 2, f0 = { vanilla(5), as = "it", damage = 3 } } },
  play = function(s)
    s.A:play("Vampiric embrace")
    s.A:choose("it")
    s.A:attack("it")
    s:expect("it", { damage = 1 })
    s:expect(s.B, { health = 15 })
    s:expect("Vampiric embrace", { zone = "ongoing", on = "it" })
  end,
}

scenario "Vampiric embrace adds to Life Drain" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Vampiric embrace" }, resources = 2, f0 = { "Vampire knight", as = "it", damage = 4 }, f1 = { "Vampire knight", as = "other", damage = 4 } } },
  play = function(s)
    s.A:play("Vampiric embrace")
    s.A:choose("it")
    s.A:attack("it")
    s:expect("it", { damage = 0 })
    s.A:attack("other")
    s:expect("other", { damage = 2 })
  end,
}

scenario "Vampiric embrace is on one unit alone" {
  rules = { "DOC-3.4" },
  board = { A = { hand = { "Vampiric embrace" }, resources = 2, f0 = { vanilla(5), as = "it", damage = 3 }, f1 = { vanilla(5), as = "other", damage = 3 } } },
  play = function(s)
    s.A:play("Vampiric embrace")
    s.A:choose("it")
    s.A:attack("other")
    s:expect("other", { damage = 3 })
  end,
}
