card {
  name = "Test Spring", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.exhausted, effect = function(fx) fx:ready(fx.self) end } ]],
}
card {
  name = "Test Weight", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit { enemy = true }.readied, effect = function(fx) fx:exhaust(fx.event.subject) end } ]],
}
-- Pays for a few rounds of the loop only: with the last buff it ends by itself.
card {
  name = "Test Fuse", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit { enemy = true }.readied, cost = { spend_buff = unit { friendly = true } }, optional = true, effect = function(fx) fx:exhaust(fx.event.subject) end } ]],
}
card { name = "Test Nudge", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:exhaust(fx.it) end } ]] }

scenario "R355 Loop with no maintaining player" {
  -- The bound is a knob of the format; each of the two triggers about as often as the other.
  format = { loop_bound = 20 },
  board = { A = { base = { "Test Spring" }, hand = { "Test Nudge" } }, B = { base = { "Test Weight" } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Spring")
    s:resolve()
    s:over()
    s:logged("383")
  end,
}

scenario "R355 What somebody does in between begins the count anew" {
  format = { loop_bound = 10 },
  board = { A = { base = { "Test Spring" }, hand = { "Test Nudge", { "Test Nudge", as = "again" } } }, B = { base = { { vanilla(1), as = "calm" } } } },
  play = function(s)
    s.A:play("Test Nudge")
    s.A:choose("Test Spring")
    s:resolve()
    s.A:play("again")
    s.A:choose("Test Spring")
    s:resolve()
    s:over(false)
    s:expect("Test Spring", { exhausted = false })
  end,
}
