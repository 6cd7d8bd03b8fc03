card {
  name = "Test Census", type = "gear", energy = 1, domains = { "mind" },
  script = [[ triggered { on = you.ends { phase = "turn" }, when = some(unit { stunned = true }), effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Ledger", type = "gear", energy = 1, domains = { "mind" },
  script = [[ triggered { on = you.ends { phase = "turn" }, effect = function(fx) fx:draw(1 + fx:count(unit { stunned = true })) end } ]],
}

scenario "C01 Stun is over when the ending step starts" {
  rules = { "423.1", "317.1" },
  board = {
    A = { base = { "Test Census", "Test Ledger", { vanilla(1), as = "mine", stunned = true } } },
    B = { base = { { vanilla(1), as = "theirs", stunned = true } } },
  },
  play = function(s)
    s.A:end_turn()
    s:chain { "Test Ledger" }
    s:expect("theirs", { stunned = false })
    s:expect("mine", { stunned = false })
    s:resolve()
    s:turn(s.B)
    s:expect(s.A, { hand_size = 1 })
  end,
}
