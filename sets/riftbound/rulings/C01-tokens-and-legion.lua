card {
  name = "Test Legionary", type = "unit", energy = 0, might = 1, domains = { "order" }, keywords = { "Legion" },
  script = [[ triggered { on = self.played, active = legion, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Horn", type = "gear", energy = 1, domains = { "order" },
  script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:play_token("Recruit") end } ]],
}

scenario "C01 A token is no card for Legion" {
  rules = { "812", "185.1" },
  board = { A = { hand = { "Test Legionary" }, base = { "Test Horn" } } },
  play = function(s)
    s.A:activate("Test Horn")
    s:resolve()
    s:count("Recruit", 1, { at = "base", controller = s.A })
    s.A:play("Test Legionary")
    s:chain {}
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "C01 One card is enough for two of them" {
  rules = { "812" },
  board = { A = { hand = { "Test Legionary", { "Test Legionary", as = "second" }, { "Test Legionary", as = "third" } } } },
  play = function(s)
    s.A:play("Test Legionary")
    s:chain {}
    s.A:play("second")
    s:resolve()
    s.A:play("third")
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "C01 The opponent's turn is another turn" {
  rules = { "812" },
  board = { A = { hand = { { vanilla(0), as = "bait" }, "Test Legionary" } } },
  play = function(s)
    s.A:play("bait")
    s:next_turn()
    s:next_turn()
    s:turn(s.A)
    s.A:play("Test Legionary")
    s:chain {}
  end,
}
