card { name = "Test Ash3", type = "gear", energy = 1, domains = { "fury" }, script = [[ replacement { on = card { zone = "chain" }.goes_to { zone = "trash" }, change = { zone = "banished" } } ]] }
card { name = "Test Ash4", type = "gear", energy = 1, domains = { "fury" }, script = [[ replacement { on = any_of(unit {}.goes_to { zone = "trash" }, card { zone = "hand" }.goes_to { zone = "trash" }), change = { zone = "banished" } } ]] }
card { name = "Test Drop", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:discard(1) end } ]] }
card { name = "Test Keep", type = "unit", energy = 1, might = 1, domains = { "fury" }, script = [[ replacement { on = self.goes_to { zone = "trash" }, change = { zone = "banished" } } ]] }
card { name = "Test Kill", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
scenario "C02 self would go to the trash" {
  rules = { "370", "428" },
  board = { A = { hand = { "Test Kill" }, base = { "Test Keep" } } },
  play = function(s)
    s.A:play("Test Kill") s.A:choose("Test Keep")
    s:resolve()
    s:expect("Test Keep", { zone = "banished" })
  end,
}
