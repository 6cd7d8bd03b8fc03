card { name = "Test Gem", type = "gear", energy = 0, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, speed = "reaction", adds = { energy = 1 } } triggered { on = ability { yours = true }.used, effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test One", type = "spell", energy = 1, domains = { "mind" }, script = [[ on_play { effect = function(fx) end } ]] }
scenario "C02 an Add ability used while paying was used (376)" {
  rules = { "381" },
  board = { A = { hand = { "Test One" }, base = { "Test Gem" } } },
  play = function(s)
    s.A:play("Test One") s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}
scenario "C02 the same by hand" {
  rules = { "381" },
  board = { A = { hand = { "Test One" }, base = { "Test Gem" } } },
  play = function(s)
    s.A:activate("Test Gem") s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}
