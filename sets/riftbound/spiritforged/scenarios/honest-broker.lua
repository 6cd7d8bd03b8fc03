card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Exile", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:banish(fx.it) end } ]],
}

scenario "Honest Broker leaves an exhausted Gold" {
  rules = { "808.1", "184" },
  board = { A = { hand = { "Test Doom" } }, B = { base = { "Honest Broker" } } },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Honest Broker")
    s:resolve()
    s:expect("Honest Broker", { zone = "trash" })
    s:count("Gold", 1, { exhausted = true, at = "base", controller = s.B })
  end,
}

scenario "Honest Broker leaves nothing when it is banished" {
  rules = { "427.2", "808.1" },
  board = { A = { hand = { "Test Exile" } }, B = { base = { "Honest Broker" } } },
  play = function(s)
    s.A:play("Test Exile")
    s.A:choose("Honest Broker")
    s:resolve()
    s:expect("Honest Broker", { zone = "banished" })
    s:count("Gold", 0)
  end,
}
