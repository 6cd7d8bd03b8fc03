scenario "Garen, Commander gives one to the other units of his player where he is" {
  rules = { "364", "477.3", "740.1" },
  board = {
    A = { north = { "Garen, Commander", { vanilla(2), as = "mate" } }, base = { { vanilla(3), as = "home" } } },
    B = { base = { { vanilla(4), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s:expect("mate", { might = 3 })
    s:expect("home", { might = 3 })
    s:expect("Garen, Commander", { might = 5 })
    s.B:move("raider", "north")
    s:expect("raider", { might = 4, at = "north" })
    s:expect("mate", { might = 3 })
  end,
}

scenario "Garen, Commander takes his help along" {
  rules = { "364", "477.3" },
  board = {
    A = { north = { "Garen, Commander", { vanilla(2), as = "mate" } }, base = { { vanilla(3), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("Garen, Commander", "base")
    s:expect("mate", { might = 2 })
    s:expect("home", { might = 4 })
    s:expect("Garen, Commander", { might = 5, at = "base" })
  end,
}
