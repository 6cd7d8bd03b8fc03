card { name = "Test Ash", type = "gear", energy = 1, domains = { "fury" }, script = [[ replacement { on = card { zone = "hand" }.goes_to { zone = "trash" }, change = { zone = "banished" } } ]] }
card { name = "Test Ash2", type = "gear", energy = 1, domains = { "fury" }, script = [[ replacement { on = unit {}.dies, change = { zone = "banished" } } ]] }
card { name = "Test Drop", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:discard(1) end } ]] }
card { name = "Test Kill", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) if fx:kill(fx.it).done then fx:draw(1) end end } ]] }
card { name = "Test Mourner", type = "gear", energy = 1, domains = { "fury" }, script = [[ triggered { on = unit {}.dies, effect = function(fx) fx:channel(1) end } ]] }
card { name = "Test Ban Watch", type = "gear", energy = 1, domains = { "fury" }, script = [[ triggered { on = unit {}.banished, effect = function(fx) fx:gain_xp(1) end } ]] }
scenario "C02 discarded card redirected" {
  rules = { "422" },
  board = { A = { hand = { "Test Drop", { vanilla(1), as = "x" } }, base = { "Test Ash" } } },
  play = function(s)
    s.A:play("Test Drop")
    s.A:pass() s.B:pass()
    s:expect("x", { zone = "banished" })
  end,
}
scenario "C02 death redirected to banishment: not killed, counts done, is banished" {
  rules = { "428" },
  board = { A = { hand = { "Test Kill" }, base = { "Test Ash2", "Test Mourner", "Test Ban Watch" } }, B = { base = { { vanilla(1), as = "x" } } } },
  play = function(s)
    s.A:play("Test Kill") s.A:choose("x")
    s:resolve()
    s:expect("x", { zone = "banished" })
    s:expect(s.A, { hand_size = 1, xp = 1 })
  end,
}
