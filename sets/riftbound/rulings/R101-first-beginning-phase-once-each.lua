scenario "R101 First Beginning Phase bonus belongs to each player once" {
  rules = { "190.6" },
  board = {
    A = { turns = 1 }, B = { turns = 0 },
    battlefields = { north = { card = "The Arena's Greatest" }, south = {} },
    phase = "awaken",
  },
  play = function(s)
    -- Nobody controls the battlefield: the turn player handles its ability.
    s:owes(s.A, "act")
    s:chain { "The Arena's Greatest" }
    s:resolve()
    s:phase("main")
    s:expect(s.A, { points = 1 })
    s:expect(s.B, { points = 0 })
    s.A:end_turn()
    s:owes(s.B, "act")
    s:chain { "The Arena's Greatest" }
    s:resolve()
    s:phase("main")
    s:expect(s.B, { points = 1 })
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { points = 1 })
    s:expect(s.B, { points = 1 })
  end,
}
