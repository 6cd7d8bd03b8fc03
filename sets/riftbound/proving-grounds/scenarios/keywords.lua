-- Cards of the proving grounds that have keywords alone.

scenario "Zephyr Sage has one more might as a defender only" {
  rules = { "814.1" },
  board = {
    A = { base = { { vanilla(6), as = "raider" } } },
    B = { north = { "Zephyr Sage" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Zephyr Sage", { might = 6, keywords = { "Shield" } })
    s.A:move("raider", "north")
    s:expect("Zephyr Sage", { might = 7 })
    s:expect("raider", { might = 6 })
    s:showdown()
    s:expect("Zephyr Sage", { at = "north", might = 6, damage = 0 })
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "Garen, Rugged has two more might on either side of a combat" {
  rules = { "807.1", "814.1" },
  board = {
    A = { base = { { "Garen, Rugged", as = "attacker" } } },
    B = { north = { { "Garen, Rugged", as = "defender" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("attacker", { might = 5, keywords = { "Assault", "Shield" } })
    s:expect("defender", { might = 5 })
    s.A:move("attacker", "north")
    s:expect("attacker", { might = 7 })
    s:expect("defender", { might = 7 })
    s:showdown()
    s:expect("attacker", { zone = "trash" })
    s:expect("defender", { zone = "trash" })
    s:expect("north", { controller = false })
  end,
}
