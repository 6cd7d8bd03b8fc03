scenario "R169 Split damage with too little Might left" {
  rules = { "355.14" },
  board = {
    A = { hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 }, base = { { vanilla(3), as = "mine" } } },
    B = { hand = { "Stupefy" }, pool = { energy = 1 }, north = { { "Recruit", as = "a" }, { "Recruit", as = "b" }, { "Recruit", as = "c" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s.A:choose("mine")
    s.A:choose("a", "b", "c")
    s.A:pass()
    s.B:play("Stupefy")
    s.B:choose("mine")
    s.B:pass()
    s.A:pass()
    s:expect("mine", { might = 2 })
    s.A:pass()
    s.B:pass()
    -- One target is too many for two damage: exactly one is dropped. What is left leaves no choice, one for each.
    s:owes(s.A, "assign")
    s:options("a", "b", "c")
    s.A:choose("b")
    s:expect_gone("a")
    s:expect_gone("c")
    s:expect("b", { at = "north", damage = 0 })
    s:owes(s.A, "order") -- each of the two kills gives experience
  end,
}

scenario "R169 With might enough nobody is dropped, and the damage is divided on resolution" {
  rules = { "355.14" },
  board = {
    A = { hand = { "Alpha Strike" }, pool = { energy = 3, calm = 1 }, base = { { vanilla(3), as = "mine" } } },
    B = { north = { { vanilla(2), as = "a" }, { vanilla(2), as = "b" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Alpha Strike")
    s.A:choose("mine")
    s.A:choose("a", "b")
    s.A:pass()
    s.B:pass()
    s.A:refused("number", 3)
    s.A:refused("number", 0)
    s.A:number(2)
    s:expect("a", { zone = "trash" })
    s:expect("b", { at = "north", damage = 1 })
  end,
}
