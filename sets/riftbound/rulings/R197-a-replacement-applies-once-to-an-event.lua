card {
  name = "Test Hourglass", type = "gear", energy = 1, domains = { "calm" },
  script = [[
    replacement {
      on     = unit { friendly = true }.dies,
      effect = function(fx)
        fx:kill(fx.self)
        fx:heal(fx.event.subject)
        fx:exhaust(fx.event.subject)
        fx:recall(fx.event.subject)
      end,
    }
  ]],
}
card {
  name = "Test Wake", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:give(fx:all(gear { yours = true }), { type = "unit", base_might = 1, lasts = "turn" }) end } ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

-- Each of the two would save the other; each does so once, and one of them is dead in the end.
scenario "R197 One replacement applies once per event chain" {
  rules = { "370.2" },
  board = { A = { hand = { "Test Wake", "Test Doom" }, base = { { "Test Hourglass", as = "one" }, { "Test Hourglass", as = "two" } } } },
  play = function(s)
    s.A:play("Test Wake")
    s:resolve()
    s:expect("one", { might = 1 })
    s.A:play("Test Doom")
    s.A:choose("one")
    s.A:pass()
    s.B:pass()
    s.A:pick("Test Hourglass")
    s:count("Test Hourglass", 1, { zone = "trash" })
    s:count("Test Hourglass", 1, { zone = "base" })
  end,
}
