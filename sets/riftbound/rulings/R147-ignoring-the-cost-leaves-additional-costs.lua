card {
  name = "Test Runner", type = "unit", energy = 2, might = 2, domains = { "fury" },
  script = [[ additional_cost { name = "spur", optional = true, cost = { energy = 1, power = { fury = 1 } } } ]],
}
card {
  name = "Test Summons", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    on_play {
      target = { it = card { zone = "trash", owner = you, type = "unit" } },
      effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end,
    }
  ]],
}

scenario "R147 \"Ignoring its cost\" leaves additional costs" {
  rules = { "356.1", "356.2" },
  cases = { { name = "chosen", pays = true, left = 0 }, { name = "declined", pays = false, left = 1 } },
  board = { A = { hand = { "Test Summons" }, runes = { fury = 1 }, trash = { "Test Runner" } } },
  play = function(s, case)
    s.A:play("Test Summons")
    s.A:choose("Test Runner")
    s.A:pass()
    s.B:pass()
    if case.pays then s.A:yes() else s.A:no() end
    if case.pays then s.A:pay() end
    s:expect("Test Runner", { at = "base", exhausted = true })
    s:count("Fury Rune", case.left, { zone = "runes" })
    s:count("Fury Rune", case.left, { zone = "runes", exhausted = false })
  end,
}

scenario "R147 Without the means for it nothing is asked, and the unit is free" {
  rules = { "356.1" },
  board = { A = { hand = { "Test Summons" }, trash = { "Test Runner" } } },
  play = function(s)
    s.A:play("Test Summons")
    s.A:choose("Test Runner")
    s:resolve()
    s:expect("Test Runner", { at = "base", exhausted = true })
  end,
}
