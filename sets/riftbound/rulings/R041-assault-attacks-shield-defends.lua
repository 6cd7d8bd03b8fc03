scenario "R041 Assault counts only as attacker, Shield only as defender" {
  rules = { "807.1", "814.1", "466.7" },
  board = {
    A = { base = { "Chemtech Enforcer" } },
    B = { north = { "Stalwart Poro" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Chemtech Enforcer", { might = 2 })
    s:expect("Stalwart Poro", { might = 2 })
    s.A:move("Chemtech Enforcer", "north")
    s:expect("Chemtech Enforcer", { might = 4 })
    s:expect("Stalwart Poro", { might = 3 })
    s:showdown()
    s:expect("Stalwart Poro", { zone = "trash" })
    s:expect("Chemtech Enforcer", { at = "north", might = 2, damage = 0 })
    s:expect(s.A, { points = 1 })
  end,
}
