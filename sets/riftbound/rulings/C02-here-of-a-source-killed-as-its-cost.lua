card { name = "Test Grenade", type = "unit", energy = 0, might = 3, domains = { "order" }, script = [[ activated { cost = { kill = self }, speed = "action", target = { it = unit { enemy = true, here = true } }, effect = function(fx) fx:deal(3, fx.it) end } ]] }
scenario "C02 kill me: deal 3 to an enemy unit here (359.3: what the ability itself moved is looked back at)" {
  rules = { "359.3" },
  board = { A = { base = { "Test Grenade" } }, B = { north = { { vanilla(3), as = "d" } } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s)
    s.A:move("Test Grenade", "north")
    s.A:activate("Test Grenade") s.A:choose("d")
    s:expect("Test Grenade", { zone = "trash" })
    s.A:pass() s.B:pass()
    s:expect("d", { zone = "trash" })
  end,
}
card { name = "Test Grenade2", type = "unit", energy = 0, might = 3, domains = { "order" }, script = [[ activated { cost = { kill = self }, speed = "action", effect = function(fx) fx:deal(3, fx:all(unit { enemy = true, here = true })) end } ]] }
scenario "C02 kill me: deal 3 to all enemy units here" {
  rules = { "359.3" },
  board = { A = { base = { "Test Grenade2" } }, B = { north = { { vanilla(3), as = "d" } } }, battlefields = { north = { controller = "B" }, south = {} } },
  play = function(s)
    s.A:move("Test Grenade2", "north")
    s.A:activate("Test Grenade2")
    s.A:pass() s.B:pass()
    s:expect("d", { zone = "trash" })
  end,
}
