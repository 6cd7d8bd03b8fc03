scenario "B15 Deck and trash are empty: the opponent gains points until he wins" {
  rules = { "431.3" },
  cases = { { name = "from five", a = 3, b = 5, after = 8 }, { name = "from a tie at eight", a = 8, b = 8, after = 9 }, { name = "past a leader at eight", a = 9, b = 9, after = 10 } },
  board = function(case)
    return {
      A = { deck = {}, trash = {}, points = case.a },
      B = { points = case.b },
      phase = "draw",
    }
  end,
  play = function(s, case)
    s:won(s.B)
    s:logged("431")
    s:expect(s.A, { points = case.a, hand_size = 0 })
  end,
}

scenario "B15 A first burn out gives its point and the draw goes on" {
  rules = { "431.2", "315.4" },
  board = {
    A = { deck = {}, trash = { vanilla(1) }, points = 0 },
    B = { points = 2 },
    phase = "draw",
  },
  play = function(s)
    s:phase("main")
    s:expect(s.A, { hand_size = 1, deck_size = 0 })
    s:expect(s.B, { points = 3 })
  end,
}
