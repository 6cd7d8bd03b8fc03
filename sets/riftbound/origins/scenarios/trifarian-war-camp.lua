scenario "Trifarian War Camp gives one to all units there, attackers too" {
  rules = { "170.8", "477.3" },
  board = {
    A = { base = { { vanilla(3), as = "raider" }, { vanilla(2), as = "home" } } },
    B = { north = { { vanilla(2), as = "guard" } }, south = { { vanilla(5), as = "away" } } },
    battlefields = { north = { controller = "B", card = "Trifarian War Camp" }, south = { controller = "B" } },
  },
  play = function(s)
    s:expect("guard", { might = 3 })
    s:expect("raider", { might = 3 })
    s.A:move("raider", "north")
    s:expect("raider", { might = 4 })
    s:expect("guard", { might = 3 })
    s:expect("home", { might = 2 })
    s:expect("away", { might = 5 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("raider", { at = "north", might = 4 })
  end,
}

scenario "Trifarian War Camp keeps nothing for those who leave" {
  rules = { "170.8", "364" },
  board = {
    A = { north = { { vanilla(3), as = "scout" }, { vanilla(1), as = "stay" } } },
    battlefields = { north = { controller = "A", card = "Trifarian War Camp" }, south = {} },
  },
  play = function(s)
    s:expect("scout", { might = 4 })
    s.A:move("scout", "base")
    s:expect("scout", { might = 3, at = "base" })
    s:expect("stay", { might = 2 })
  end,
}
