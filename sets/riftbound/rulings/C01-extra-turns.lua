card { name = "Test Warp", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:extra_turn() end } ]] }

scenario "C01 An extra turn, then the usual order" {
  rules = { "734" },
  board = { A = { hand = { "Test Warp" } } },
  play = function(s)
    s.A:play("Test Warp")
    s:resolve()
    s.A:end_turn()
    s:turn(s.A)
    s:phase("main")
    s.A:end_turn()
    s:turn(s.B)
    s.B:end_turn()
    s:turn(s.A)
  end,
}
