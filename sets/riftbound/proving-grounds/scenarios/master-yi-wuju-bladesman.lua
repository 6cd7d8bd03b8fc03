scenario "Master Yi, Wuju Bladesman helps the unit that defends alone" {
  rules = { "740.2", "174.6", "477.3" },
  board = {
    A = { legend = "Master Yi, Wuju Bladesman", north = { { vanilla(3), as = "guard" } }, base = { { vanilla(3), as = "home" } } },
    B = { base = { { vanilla(4), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s:expect("guard", { might = 3 })
    s.B:move("raider", "north")
    s:expect("guard", { might = 5 })
    s:expect("home", { might = 3 })
    s:expect("raider", { might = 4 })
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("guard", { might = 3, damage = 0, at = "north" })
  end,
}

scenario "Master Yi, Wuju Bladesman gives nothing to two defenders" {
  rules = { "740.2" },
  board = {
    A = { legend = "Master Yi, Wuju Bladesman", north = { { vanilla(3), as = "guard" }, { vanilla(1), as = "second" } } },
    B = { base = { { vanilla(9), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s:expect("guard", { might = 3 })
    s:expect("second", { might = 1 })
  end,
}

scenario "Master Yi, Wuju Bladesman gives nothing to an attacker, nor to an enemy defender" {
  rules = { "740.1" },
  board = {
    A = { legend = "Master Yi, Wuju Bladesman", base = { { vanilla(3), as = "scout" } } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("scout", "north")
    s:expect("scout", { might = 3 })
    s:expect("guard", { might = 4 })
  end,
}
