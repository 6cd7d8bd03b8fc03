-- Nobody is asked to pay for something that is done to what has gone (124, 359.3).
card {
  name = "Test Tailor", type = "gear", energy = 0, domains = { "mind" },
  script = [[
triggered {
  on     = unit { other = true }.played,
  effect = function(fx)
    if fx:may { about = fx.event.subject, cost = { energy = 1 } } then fx:buff(fx.event.subject) end
  end,
}
]],
}
card { name = "Test Guest", type = "unit", energy = 0, might = 3, domains = { "body" } }
card {
  name = "Test Lift", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "C12 The unit is back in the hand: no question" {
  rules = { "124", "359.3" },
  board = { A = { base = { "Test Tailor" }, hand = { "Test Guest", "Test Lift" }, pool = { energy = 1 } } },
  play = function(s)
    s.A:play("Test Guest", { at = "base" })
    s.A:play("Test Lift")
    s.A:choose("Test Guest")
    s:resolve()
    s:chain {}
    s:expect(s.A, { energy = 1 })
  end,
}

scenario "C12 It is still there: a question" {
  rules = { "359.3" },
  board = { A = { base = { "Test Tailor" }, hand = { "Test Guest" }, pool = { energy = 1 } } },
  play = function(s)
    s.A:play("Test Guest", { at = "base" })
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:expect("Test Guest", { buffs = 1 })
    s:expect(s.A, { energy = 0 })
  end,
}
