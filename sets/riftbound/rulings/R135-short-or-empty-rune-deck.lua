scenario "R135 Short or empty rune deck" {
  rules = { "315.3" },
  board = {
    A = { runes = { fury = 11 }, rune_deck = { fury = 1 } },
    phase = "channel",
  },
  play = function(s)
    s:phase("main")
    s:count("Fury Rune", 12, { zone = "runes", controller = s.A })
    s:expect(s.A, { hand_size = 1, deck_size = 19, points = 0 })
    s:next_turn()
    s:next_turn()
    s:turn(s.A)
    s:count("Fury Rune", 12, { zone = "runes", controller = s.A })
    s:expect(s.A, { hand_size = 2, deck_size = 18, points = 0 })
    s:expect(s.B, { points = 0 })
  end,
}
