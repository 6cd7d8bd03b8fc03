scenario "Heal removes 3 damage" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Heal" }, resources = 1, f0 = { vanilla(9), as = "it", damage = 5 } } },
  play = function(s)
    s.A:play("Heal")
    s.A:choose("it")
    s:expect("it", { damage = 2 })
  end,
}

scenario "Heal goes no further than the health of the unit" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Heal" }, resources = 1 }, B = { f0 = { vanilla(9), as = "it", damage = 1 } } },
  play = function(s)
    s.A:play("Heal")
    s.A:choose("it")
    s:expect("it", { damage = 0, left = 9 })
  end,
}
