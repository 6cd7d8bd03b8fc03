scenario "Regeneration: the unit heals 2 at each supply of its controller" {
  rules = { "DOC-11", "DOC-6.3" },
  board = { A = { hand = { "Regeneration" }, resources = 2, f0 = { vanilla(9), as = "it", damage = 5 }, f1 = { vanilla(9), as = "other", damage = 5 } } },
  play = function(s)
    s.A:play("Regeneration")
    s.A:choose("it")
    s:next_turn()
    s:expect("it", { damage = 5 })
    s:next_turn()
    s:expect("it", { damage = 3 })
    s:expect("other", { damage = 5 })
    s:expect("Regeneration", { zone = "ongoing", on = "it" })
  end,
}

scenario "Regeneration adds to Regenerate" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Regeneration" }, resources = 2 }, B = { f0 = { "Fate weaver", as = "it", damage = 7 } } },
  play = function(s)
    s.A:play("Regeneration")
    s.A:choose("it")
    s:next_turn()
    s:expect("it", { damage = 4 })
  end,
}
