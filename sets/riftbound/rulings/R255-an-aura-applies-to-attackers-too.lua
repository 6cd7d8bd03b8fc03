scenario "R255 Aura applies to attackers too" {
  rules = { "364" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B", card = "Trifarian War Camp" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:expect("raider", { might = 4 })
    s:expect("guard", { might = 4 })
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("guard", { zone = "trash" })
  end,
}
