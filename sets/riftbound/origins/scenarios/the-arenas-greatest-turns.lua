scenario "The Arena's Greatest gives each player one point once" {
  rules = { "190.6", "315.2", "193" },
  board = {
    A = { turns = 1, rune_deck = { fury = 12 } }, B = { turns = 0, rune_deck = { fury = 12 } },
    battlefields = { north = { card = "The Arena's Greatest" }, south = {} },
    phase = "awaken",
  },
  play = function(s)
    s:resolve()
    s:phase("main")
    s:turn(s.A)
    s:expect(s.A, { points = 1 })
    s:expect(s.B, { points = 0 })
    s:next_turn()
    s:expect(s.B, { points = 1 })
    s:next_turn()
    s:expect(s.A, { points = 1 })
    s:next_turn()
    s:expect(s.B, { points = 1 })
  end,
}
