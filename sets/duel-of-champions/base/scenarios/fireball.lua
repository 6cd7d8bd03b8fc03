scenario "Fireball hits a unit and all next to it, across the middle too" {
  rules = { "DOC-4.5" },
  board = { A = { hand = { "Fireball" }, resources = 4, f1 = { vanilla(9), as = "own" }, f0 = { vanilla(9), as = "aside" } }, B = { f1 = { vanilla(9), as = "it" }, b1 = { vanilla(9), as = "behind" }, f2 = { vanilla(9), as = "next" }, b2 = { vanilla(9), as = "corner" } } },
  play = function(s)
    s.A:play("Fireball")
    s.A:choose("it")
    s:expect("it", { damage = 4 })
    s:expect("behind", { damage = 4 })
    s:expect("next", { damage = 4 })
    s:expect("own", { damage = 4 })
    s:expect("corner", { damage = 0 })
    s:expect("aside", { damage = 0 })
  end,
}

scenario "Fireball may be aimed at one's own unit" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Fireball" }, resources = 4, f1 = { vanilla(3), as = "own" } } },
  play = function(s)
    s.A:play("Fireball")
    s:options("own")
    s.A:choose("own")
    s:expect("own", { zone = "graveyard" })
  end,
}
