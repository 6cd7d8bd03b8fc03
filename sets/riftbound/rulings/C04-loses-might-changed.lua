card { name = "Test Mel", type = "unit", energy = 1, might = 4, domains = { "body" }, script = [[
  replacement { on = unit {}.loses_might, change = function(q) return { amount = q.event.amount + 1 } end }
]] }
card {
  name = "Test Sap", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:give(fx.it, { might = -2, lasts = "turn" }) end } ]],
}
scenario "a replacement takes one might more" {
  rules = { "369" },
  board = { A = { hand = { "Test Sap" }, base = { "Test Mel" } }, B = { base = { { vanilla(6), as = "foe" } } } },
  play = function(s)
    s.A:play("Test Sap")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = 3 })
  end,
}
