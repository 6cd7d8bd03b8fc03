card {
  name = "Test Sap", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -4, lasts = "turn" }) end } ]],
}
card {
  name = "Test Rouse", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 3, lasts = "turn" }) end } ]],
}

scenario "C01 Below zero counts as zero in the sum, and further arithmetic starts below zero" {
  rules = { "143.2", "465.2" },
  board = {
    A = { hand = { "Test Sap", "Test Rouse" }, base = { { vanilla(2), as = "weak" }, { vanilla(3), as = "strong" } } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Sap")
    s.A:choose("weak")
    s:resolve()
    s:expect("weak", { at = "base" })
    s.A:play("Test Rouse")
    s.A:choose("weak")
    s:resolve()
    s:expect("weak", { might = 1 })
    s:next_turn()
    s:expect("weak", { might = 2 })
  end,
}

scenario "C01 It subtracts nothing from its side, and one damage kills it" {
  rules = { "143.2", "465.2" },
  board = {
    A = { hand = { "Test Sap" }, base = { { vanilla(2), as = "weak" }, { vanilla(3), as = "strong" } } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Sap")
    s.A:choose("weak")
    s:resolve()
    s.A:move({ "weak", "strong" }, "north")
    s.A:pass()
    s.B:pass()
    s:options("weak", "strong")
    s.B:choose("weak")
    s:expect("guard", { zone = "trash" })
    s:expect("weak", { zone = "trash" })
    s:expect("strong", { at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}
