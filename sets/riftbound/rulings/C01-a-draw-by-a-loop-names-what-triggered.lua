card {
  name = "Test Spring", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.exhausted, effect = function(fx) fx:ready(fx.self) end } ]],
}
card {
  name = "Test Weight", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit { enemy = true }.readied, effect = function(fx) fx:exhaust(fx.event.subject) end } ]],
}
card { name = "Test Nudge", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:exhaust(fx.it) end } ]] }

scenario "C01 A draw by a loop names what triggered, not what began it" {
  rules = { "383.3" },
  format = { loop_bound = 20 },
  board = { A = { base = { "Test Spring" }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Spring")
    s:resolve()
    s:over()
    s:told(s.A, "since nobody breaks a loop: Test Spring 10 times, Test Weight 10 times")
  end,
}
