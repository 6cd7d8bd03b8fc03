scenario "R339 Look and optionally recycle" {
  rules = { "817.1", "436.1" },
  cases = { { name = "recycled", recycle = true, drawn = "next" }, { name = "kept", drawn = "top" } },
  board = {
    A = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = { { vanilla(7), as = "top" }, { vanilla(8), as = "next" }, { vanilla(9), as = "last" } } },
  },
  play = function(s, case)
    s.A:play("Mystic Poro")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "choose")
    s:options("top")
    if case.recycle then s.A:choose("top") else s.A:done() end
    s:expect(s.A, { hand_size = 0, deck_size = 3 })
    s:next_turn()
    s:next_turn()
    s:expect(case.drawn, { zone = "hand" })
    s:expect(s.A, { hand_size = 1, deck_size = 2 })
  end,
}
