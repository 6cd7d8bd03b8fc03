scenario "Contagion poisons its unit at each turn and goes to one next to it" {
  rules = { "DOC-6.5", "DOC-11" },
  board = { A = { hand = { "Contagion" }, resources = 3, f0 = { vanilla(9), as = "across" } }, B = { f0 = { vanilla(9), as = "it" }, f1 = { vanilla(9), as = "next" } } },
  play = function(s)
    s.A:play("Contagion")
    s.A:choose("it")
    s:next_turn()
    s:expect("it", { poison = 1, damage = 0 })
    s:expect("Contagion", { on = "next" })
    s:next_turn()
    s:expect("next", { poison = 1 })
    s:expect("Contagion", { on = "it" })
    s:expect("across", { poison = 0 })
    s:next_turn()
    s:expect("it", { poison = 2, damage = 1 })
  end,
}

scenario "Contagion stays where it is without neighbours" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Contagion" }, resources = 3, f0 = { vanilla(9), as = "across" } }, B = { f0 = { vanilla(9), as = "it" }, f2 = { vanilla(9), as = "far" } } },
  play = function(s)
    s.A:play("Contagion")
    s.A:choose("it")
    s:next_turn()
    s:next_turn()
    s:expect("it", { poison = 2 })
    s:expect("Contagion", { on = "it" })
    s:expect("far", { poison = 0 })
  end,
}
