card { name = "Test Ash", type = "gear", energy = 1, domains = { "fury" }, script = [[ replacement { on = unit {}.goes_to { zone = "trash" }, change = { zone = "banished" } } ]] }
card { name = "Test Mourner", type = "gear", energy = 1, domains = { "fury" }, script = [[ triggered { on = unit {}.dies, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Kill", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
scenario "C02 goes to the trash replaced by banished: not killed" {
  rules = { "428" },
  board = { A = { hand = { "Test Kill" }, base = { "Test Ash", "Test Mourner" } }, B = { base = { { vanilla(3), as = "it" } } } },
  play = function(s)
    s.A:play("Test Kill") s.A:choose("it") s:resolve()
    s:expect("it", { zone = "banished" })
    s:expect(s.A, { hand_size = 0 })
  end,
}
