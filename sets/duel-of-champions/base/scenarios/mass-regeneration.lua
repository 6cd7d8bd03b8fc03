scenario "Mass regeneration: each own unit heals 1 at the supply" {
  rules = { "DOC-11", "DOC-6.3" },
  board = { A = { hand = { "Mass regeneration" }, resources = 3, f0 = { vanilla(9), as = "one", damage = 3 }, f1 = { vanilla(9), as = "two", damage = 3 } }, B = { f0 = { vanilla(9), as = "foe", damage = 3 } } },
  play = function(s)
    s.A:play("Mass regeneration")
    s:next_turn()
    s:expect("foe", { damage = 3 })
    s:next_turn()
    s:expect("one", { damage = 2 })
    s:expect("two", { damage = 2 })
    s:expect("Mass regeneration", { zone = "ongoing", on = s.A })
  end,
}

scenario "Mass regeneration adds to Regenerate" {
  rules = { "DOC-11" },
  board = { A = { ongoing = { "Mass regeneration" }, f0 = { "Fate weaver", as = "it" } } },
  play = function(s)
    s:expect("it", { keywords = { "Infect 2", "Regenerate 2" } })
  end,
}
