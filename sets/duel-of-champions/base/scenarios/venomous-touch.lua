scenario "Venomous touch makes a unit poison what it damages" {
  rules = { "DOC-11", "DOC-3.4" },
  board = { A = { hand = { "Venomous touch" }, resources = 2, f0 = { vanilla(2), as = "it" }, f1 = { vanilla(2), as = "plain" } }, B = { f0 = { vanilla(9), as = "foe" }, f1 = { vanilla(9), as = "clean" } } },
  play = function(s)
    s.A:play("Venomous touch")
    s.A:choose("it")
    s.A:attack("it")
    s:expect("foe", { damage = 2, poison = 1 })
    s.A:attack("plain")
    s:expect("clean", { damage = 2, poison = 0 })
  end,
}

scenario "Venomous touch adds to Infect, and may lie on an enemy unit" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Venomous touch" }, resources = 2 }, B = { f0 = { "Plague zombie", as = "it" } } },
  play = function(s)
    s.A:play("Venomous touch")
    s.A:choose("it")
    s:expect("it", { keywords = { "Infect 2" } })
    s:expect("Venomous touch", { zone = "ongoing", on = "it" })
  end,
}

scenario "Venomous touch is on one unit alone" {
  rules = { "DOC-3.4" },
  board = { A = { ongoing = { { "Venomous touch", on = "it" } }, f0 = { vanilla(2), as = "it" }, f1 = { vanilla(2), as = "plain" } }, B = { f1 = { vanilla(9), as = "clean" } } },
  play = function(s)
    s.A:attack("plain")
    s:expect("clean", { damage = 2, poison = 0 })
    s:expect("it", { keywords = { "Infect" } })
  end,
}
