card {
  name = "Test Herald", type = "unit", energy = 0, might = 2, domains = { "order" },
  script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 The last point becomes a card, the conquest still triggers" {
  rules = { "471.1", "471.2", "383.4" },
  board = { A = { base = { "Test Herald" }, points = 7 } },
  play = function(s)
    s.A:move("Test Herald", "north")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 7, hand_size = 1 })
    s:chain { "Test Herald" }
    s:resolve()
    s:expect(s.A, { points = 7, hand_size = 2 })
    s:over(false)
  end,
}

scenario "C01 With an empty deck the card for the last point burns out" {
  rules = { "471.1", "431.2" },
  board = { A = { base = { { vanilla(1), as = "it" } }, points = 7, deck = {}, trash = { vanilla(1) } }, B = { points = 2 } },
  play = function(s)
    s.A:move("it", "north")
    s:showdown()
    s:expect(s.A, { points = 7, hand_size = 1, deck_size = 0 })
    s:expect(s.B, { points = 3 })
  end,
}
