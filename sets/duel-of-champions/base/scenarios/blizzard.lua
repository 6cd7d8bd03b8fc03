scenario "Blizzard: 3 damage to its unit at each turn, and on to one next to it" {
  rules = { "DOC-6.5", "DOC-3.4" },
  board = { A = { hand = { "Blizzard" }, resources = 3, f0 = { vanilla(9), as = "across" } }, B = { f0 = { vanilla(9), as = "it" }, f1 = { vanilla(9), as = "next" } } },
  play = function(s)
    s.A:play("Blizzard")
    s.A:choose("it")
    s:expect("it", { damage = 0 })
    s:next_turn()
    s:expect("it", { damage = 3 })
    s:expect("Blizzard", { on = "next" })
    s:next_turn()
    s:expect("next", { damage = 3 })
    s:expect("across", { damage = 0 })
    s:expect("Blizzard", { on = "it", zone = "ongoing" })
  end,
}

scenario "Blizzard leaves the unit that it kills, if another is next to it" {
  rules = { "DOC-13.1" },
  cases = { { name = "with a neighbour", at = "f1", zone = "ongoing" }, { name = "without", at = "f2", zone = "graveyard" } },
  board = function(case)
    local b = { A = { ongoing = { { "Blizzard", on = "it" } } }, B = { f0 = { vanilla(3), as = "it" } } }
    b.B[case.at] = { vanilla(9), as = "next" }
    return b
  end,
  play = function(s, case)
    s:next_turn()
    s:expect("it", { zone = "graveyard" })
    s:expect("Blizzard", { zone = case.zone })
  end,
}
