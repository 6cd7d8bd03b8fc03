card {
  name = "Test Wither", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -4, min = 1, lasts = "turn" }) end } ]],
}
card {
  name = "Test Rouse", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 3, lasts = "turn" }) end } ]],
}

scenario "B30 Minus four to a minimum of one is fixed when it applies" {
  rules = { "477" },
  cases = { { name = "two", n = 2, low = 1, high = 4 }, { name = "six", n = 6, low = 2, high = 5 }, { name = "one", n = 1, low = 1, high = 4 }, { name = "zero", n = 0, low = 0, high = 3 } },
  board = function(case)
    return { A = { hand = { "Test Wither", "Test Rouse" } }, B = { base = { { vanilla(case.n), as = "it" } } } }
  end,
  play = function(s, case)
    s.A:play("Test Wither")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = case.low })
    s.A:play("Test Rouse")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = case.high })
    s:next_turn()
    s:expect("it", { might = case.n })
  end,
}
