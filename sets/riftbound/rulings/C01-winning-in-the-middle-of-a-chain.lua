card { name = "Test Prize", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" }, script = [[ on_play { effect = function(fx) fx:score(1) end } ]] }
card {
  name = "Test Double", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx)
    fx:score(1)
    fx:score(1, fx.opponents)
  end } ]],
}

scenario "C01 A win does not wait for the rest of the chain" {
  rules = { "472", "323.1" },
  board = {
    A = { hand = { "Test Prize", { "Test Prize", as = "second" } }, points = 6 },
    B = { points = 7 },
  },
  play = function(s)
    s.A:play("Test Prize")
    s.A:play("second")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 7 })
    s:over(false)
    s:resolve()
    s:won(s.A)
  end,
}

scenario "C01 Who reaches eight first within one spell has not won yet" {
  rules = { "472", "321" },
  board = { A = { hand = { "Test Double", "Test Prize" }, points = 7 }, B = { points = 7 } },
  play = function(s)
    s.A:play("Test Double")
    s:resolve()
    s:expect(s.A, { points = 8 })
    s:expect(s.B, { points = 8 })
    s:over(false)
    s.A:play("Test Prize")
    s:resolve()
    s:won(s.A)
  end,
}

scenario "C01 The opponent wins on your turn in the next cleanup" {
  rules = { "472" },
  board = { A = { points = 3, hand = { { vanilla(0), as = "it" } } }, B = { hand = { "Test Prize" }, points = 7 } },
  play = function(s)
    s.B:refused("play", "Test Prize")
    s.A:play("it")
    s.A:end_turn()
    s:turn(s.B)
    s.B:play("Test Prize")
    s:resolve()
    s:won(s.B)
  end,
}
