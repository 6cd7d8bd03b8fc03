card { name = "Test Scorer", type = "gear", energy = 0, domains = { "fury" }, script = [[ triggered { on = you.scores, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Lose", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:score(-1) end } ]] }
scenario "C02 losing a point is no scoring" {
  rules = { "193" },
  board = { A = { hand = { "Test Lose" }, base = { "Test Scorer" }, points = 3 } },
  play = function(s)
    s.A:play("Test Lose") s:resolve()
    s:expect(s.A, { points = 2, hand_size = 0 })
  end,
}
