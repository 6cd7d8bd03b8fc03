card {
  name = "Test Ward", type = "gear", energy = 1, domains = { "calm" },
  script = [[
    replacement { on = unit { friendly = true }.dies, limit = "turn", effect = function(fx)
      fx:heal(fx.event.subject)
      fx:recall(fx.event.subject)
    end }
  ]],
}
card {
  name = "Test Hex", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ replacement { on = unit { enemy = true }.dies, effect = function(fx) fx:banish(fx.event.subject) end } ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "C01 The controller of what dies orders the replacements" {
  rules = { "372", "370.2" },
  cases = { { name = "his own first", pick = "Test Ward", zone = "base" }, { name = "the other one first", pick = "Test Hex", zone = "banished" } },
  board = {
    A = { hand = { "Test Doom" }, base = { "Test Hex" } },
    B = { base = { "Test Ward", { vanilla(2), as = "it" } } },
  },
  play = function(s, case)
    s.A:play("Test Doom")
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s:owes(s.B)
    s.B:pick(case.pick)
    s:expect("it", { zone = case.zone })
    s:chain {}
  end,
}
