card { name = "Well", type = "character", color = { "purple" }, bp = 1000, generates = { purple = 5 } }

scenario "Renji Abarai (105): an enemy on the front line gets BP-3000 this turn" {
  rules = { "UA-10.4", "UA-8.4" },
  board = {
    A = { hand = { { "BLC-1-105", as = "renji" } }, energy = { "Well" }, front = { vanilla(4000) } },
    B = { front = { { vanilla(5000), as = "foe" }, { vanilla(4000), as = "other" } }, energy = { { vanilla(2000), as = "back" } } },
  },
  play = function(s)
    s.A:play("renji", { at = "front" })
    s:options("foe", "other")
    s.A:choose("foe")
    s:expect("foe", { bp = 2000 })
    s:expect("other", { bp = 4000 })
    s:expect("renji", { at = "front", bp = 4000, ap = 2, required_energy = 5, generates = 1, color = "purple", trigger = "active", tags = { "Gotei 13" } })
    s:expect(s.A, { ap = 1 })
    s:next_turn()
    s:expect("foe", { bp = 5000 })
  end,
}

scenario "Renji Abarai (105): an enemy of BP 3000 is sidelined by it" {
  rules = { "UA-10.3" },
  board = { A = { hand = { { "BLC-1-105", as = "renji" } }, energy = { "Well" } }, B = { front = { { vanilla(3000), as = "foe" } } } },
  play = function(s)
    s.A:play("renji", { at = "energy" })
    s.A:choose("foe")
    s:expect("foe", { zone = "sideline" })
  end,
}

scenario "Renji Abarai (105): nobody need be chosen" {
  rules = { "UA-10.4" },
  board = { A = { hand = { { "BLC-1-105", as = "renji" } }, energy = { "Well" } }, B = { front = { { vanilla(3000), as = "foe" } } } },
  play = function(s)
    s.A:play("renji", { at = "energy" })
    s.A:done()
    s:expect("foe", { bp = 3000 })
  end,
}
