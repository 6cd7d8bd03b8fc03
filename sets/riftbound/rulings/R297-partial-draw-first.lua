card {
  name = "Test Study", type = "spell", energy = 1, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:draw(2) end } ]],
}

scenario "R297 Partial draw first" {
  rules = { "413.4", "431.1" },
  board = {
    A = {
      hand = { "Test Study" }, runes = { mind = 1 },
      deck = { { vanilla(9), as = "last" } },
      trash = { vanilla(1), vanilla(2), vanilla(3), vanilla(4), vanilla(5) },
    },
  },
  play = function(s)
    s.A:play("Test Study")
    s:resolve()
    s:expect("last", { zone = "hand" })
    s:expect(s.A, { hand_size = 2, deck_size = 4, points = 0 })
    s:expect(s.B, { points = 1 })
    s:expect("Test Study", { zone = "trash" })
    s:logged("431")
  end,
}
