scenario "Ichigo Kurosaki (103): gets BP+1000 when it attacks" {
  rules = { "UA-6.3", "UA-6.7" },
  board = { A = { front = { { "BLC-1-103", as = "ichigo" }, { vanilla(1000), as = "mate" } } }, B = { front = { { vanilla(4000), as = "wall" } } }, phase = "attack" },
  play = function(s)
    s:expect("ichigo", { bp = 3000, ap = 1, required_energy = 3, generates = 2, color = "purple" })
    s.A:attack("ichigo")
    s:expect("ichigo", { bp = 4000, exhausted = true, attacking = true })
    s.B:block("wall")
    s:expect("wall", { zone = "sideline" })
    s:expect("ichigo", { at = "front", bp = 4000 })
  end,
}

scenario "Ichigo Kurosaki (103): when another one attacks, or when it blocks, it gets nothing" {
  rules = { "UA-6.4" },
  board = { A = { front = { { vanilla(3500), as = "foe" } } }, B = { front = { { "BLC-1-103", as = "ichigo" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("foe")
    s:expect("ichigo", { bp = 3000 })
    s.B:block("ichigo")
    s:expect("ichigo", { zone = "sideline" })
  end,
}

scenario "Ichigo Kurosaki (103): the BP is gone with the turn" {
  rules = { "UA-8.4" },
  board = { A = { front = { { "BLC-1-103", as = "ichigo" } } }, B = { front = { vanilla(1000) } }, phase = "attack" },
  play = function(s)
    s.A:attack("ichigo")
    s.B:pass()
    s.A:choose("Filler")
    s:expect("ichigo", { bp = 4000 })
    s.A:pass()
    s:turn(s.B)
    s:expect("ichigo", { bp = 3000 })
  end,
}
