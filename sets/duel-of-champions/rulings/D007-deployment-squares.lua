card { name = "Fighter", type = "unit", position = { "melee" }, cost = 1, attack = 1, retaliation = 1, health = 2 }
card { name = "Archer", type = "unit", position = { "shooter" }, cost = 1, attack = 1, retaliation = 1, health = 2 }
card { name = "Bird", type = "unit", position = { "flyer" }, cost = 1, attack = 1, retaliation = 1, health = 2 }

scenario "D007 Deployment squares" {
  rules = { "DOC-7.1", "DOC-7.2" },
  board = { A = { hand = { "Fighter", "Archer", "Bird" }, resources = 3, f3 = vanilla(1) } },
  play = function(s)
    s.A:play("Fighter")
    s:owes(s.A, "place")
    s:options("A f0", "A f1", "A f2") -- an own unit is on the fourth square
    s.A:refused("choose", "A b0", { rule = "DOC-7.1" })
    s.A:refused("choose", "A f3", { rule = "DOC-7.2" })
    s.A:refused("choose", "B f0", { rule = "DOC-7.1" })
    s.A:choose("A f0")
    s.A:play("Archer")
    s:options("A b0", "A b1", "A b2", "A b3")
    s.A:refused("choose", "A f1", { rule = "DOC-7.1" })
    s.A:choose("A b0")
    s.A:play("Bird")
    s:options("A f1", "A f2", "A b1", "A b2", "A b3")
    s.A:choose("A b3")
    s:expect("Fighter", { at = "A f0" })
    s:expect("Archer", { at = "A b0" })
    s:expect("Bird", { at = "A b3" })
  end,
}

scenario "D007 Deployment squares: a full line" {
  rules = { "DOC-7.2" },
  board = { A = { hand = { "Archer" }, resources = 3, b0 = vanilla(1), b1 = vanilla(2), b2 = vanilla(3), b3 = vanilla(4) } },
  play = function(s)
    s.A:refused("play", "Archer", { rule = "DOC-7.2" })
  end,
}
