card { name = "Test Warp", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:extra_turn() end } ]] }
card { name = "Test Lend", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:extra_turn(fx.opponents[1]) end } ]] }


scenario "C01 Two extra turns are two turns" {
  rules = { "734" },
  board = { A = { hand = { "Test Warp", { "Test Warp", as = "second" } } } },
  play = function(s)
    s.A:play("Test Warp")
    s:resolve()
    s.A:play("second")
    s:resolve()
    s.A:end_turn()
    s:turn(s.A)
    s.A:end_turn()
    s:turn(s.A)
    s.A:end_turn()
    s:turn(s.B)
  end,
}

scenario "C01 An extra turn for the opponent does not take his own turn away" {
  rules = { "734" },
  board = { A = { hand = { "Test Lend" } } },
  play = function(s)
    s.A:play("Test Lend")
    s:resolve()
    s.A:end_turn()
    s:turn(s.B)
    s.B:end_turn()
    s:turn(s.B)
    s.B:end_turn()
    s:turn(s.A)
  end,
}
