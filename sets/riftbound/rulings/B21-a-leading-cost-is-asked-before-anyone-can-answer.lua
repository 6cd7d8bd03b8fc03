card {
  name = "Test Collector", type = "unit", energy = 2, might = 2, domains = { "order" },
  script = [[ triggered { on = self.conquers, optional = true, cost = { energy = 1 }, effect = function(fx) fx:draw(1) end } ]],
}

scenario "B21 A declined leading cost leaves no window" {
  rules = { "383.3", "402.1" },
  cases = { { name = "declined", yes = false, cards = 0 }, { name = "paid", yes = true, cards = 1 } },
  board = { A = { base = { "Test Collector" }, runes = { order = 1 } } },
  play = function(s, case)
    s.A:move("Test Collector", "north")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 1 })
    s:owes(s.A, "may")
    if case.yes then
      s.A:yes()
      s:chain { "Test Collector" }
      s.A:pass()
      s.B:pass()
    else
      s.A:no()
    end
    s:chain {}
    s:expect(s.A, { hand_size = case.cards })
    s:owes(s.A, "act")
    s.A:end_turn()
  end,
}

scenario "B21 Without the energy it does not ask" {
  rules = { "383.3", "404.2" },
  board = { A = { base = { "Test Collector" } } },
  play = function(s)
    s.A:move("Test Collector", "north")
    s:showdown()
    s:chain {}
    s:owes(s.A, "act")
    s:expect(s.A, { points = 1, hand_size = 0 })
  end,
}
