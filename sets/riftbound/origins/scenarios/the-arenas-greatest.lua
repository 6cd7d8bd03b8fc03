-- A stated board stands in the middle of a game: each player has begun turns already.

scenario "The Arena's Greatest has nothing for later beginning phases" {
  rules = { "190.6", "315.2" },
  board = { battlefields = { north = { card = "The Arena's Greatest" }, south = {} } },
  play = function(s)
    s:next_turn()
    s:expect(s.B, { points = 0 })
    s:next_turn()
    s:expect(s.A, { points = 0 })
    s:chain {}
  end,
}
