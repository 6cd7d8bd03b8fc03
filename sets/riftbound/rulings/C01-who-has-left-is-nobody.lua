-- Who has left the game is no player any more: no target, nobody who draws, controls or chooses (651, 359.3).
card {
  name = "Test Gift", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { who = player {} }, effect = function(fx) fx:draw(1, fx.who) end } ]],
}
card {
  name = "Test Loan", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:take_control(fx.it, { lasts = "turn" }) end } ]],
}
card {
  name = "Test Riddle", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx)
    fx:channel(1, { by = fx.it.controller })
    fx:extra_turn(fx.it.controller)
  end } ]],
}

scenario "C01 Who has left is no target any more" {
  rules = { "359.3" },
  format = { mode = "skirmish" },
  board = { A = { hand = { "Test Gift" } }, C = { points = 0 } },
  play = function(s)
    s.A:play("Test Gift")
    s.A:choose(s.C)
    s.C:concede()
    s:resolve()
    s:expect(s.A, { hand_size = 0, points = 0 })
    s:expect(s.B, { points = 0 })
    s:over(false)
  end,
}

scenario "C01 What is lent does not return to who has left" {
  rules = { "652.3" },
  format = { mode = "skirmish" },
  board = { A = { hand = { "Test Loan" } }, B = { base = { { vanilla(2), as = "it", controller = "C" } } } },
  play = function(s)
    s.A:play("Test Loan")
    s.A:choose("it")
    s:resolve()
    s.C:concede()
    s.A:end_turn()
    s:expect("it", { controller = s.B })
  end,
}

card {
  name = "Test Recall", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "C01 What is asked of the controller of something gone is asked of nobody" {
  rules = { "359.3" },
  board = { A = { hand = { "Test Riddle" } }, B = { base = { { vanilla(2), as = "it" } }, hand = { "Test Recall" } } },
  play = function(s)
    s.A:play("Test Riddle")
    s.A:choose("it")
    s.A:pass()
    s.B:play("Test Recall")
    s.B:choose("it")
    s:resolve()
    s:expect(s.A, { rune_count = 0 })
    s:expect(s.B, { rune_count = 0 })
    s.A:end_turn()
    s:turn(s.B)
  end,
}
