card {
  name = "Test Smoke", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -4, min = 1, lasts = "turn" }) end } ]],
}
card {
  name = "Test Calm", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]],
}

scenario "R205 Minimum is snapshotted" {
  rules = { "477.3" },
  cases = { { name = "two", might = 2, low = 1, after = 3 }, { name = "six", might = 6, low = 2, after = 4 } },
  board = function(case) return { A = { hand = { "Test Smoke", "Test Calm" } }, B = { base = { { vanilla(case.might), as = "it" } } } } end,
  play = function(s, case)
    s.A:play("Test Smoke")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = case.low })
    s.A:play("Test Calm")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = case.after })
    s:next_turn()
    s:expect("it", { might = case.might })
  end,
}
