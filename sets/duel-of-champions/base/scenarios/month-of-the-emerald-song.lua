scenario "Month of the Emerald Song serves the next unit that is deployed" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 7, hand = { { vanilla(2), as = "first" }, { vanilla(2), as = "second" } } }, events = { "Month of the Emerald Song" } },
  play = function(s)
    s.A:activate("Month of the Emerald Song")
    s:expect(s.A, { resources = 4 })
    s.A:play("first", { at = "f0" })
    s.A:play("second", { at = "f1" })
    s:count(vanilla(2), 1, { attack = 2, health = 4 })
    s:count(vanilla(2), 1, { attack = 2, health = 2 })
    s:next_turn()
    s:count(vanilla(2), 1, { attack = 2, health = 4 }) -- for good
  end,
}

scenario "Month of the Emerald Song is over with the turn" {
  rules = { "DOC-6.11" },
  board = { A = { resources = 5, hand = { vanilla(2) } }, events = { "Month of the Emerald Song" } },
  play = function(s)
    s.A:activate("Month of the Emerald Song")
    s:next_turn()
    s:next_turn()
    s.A:play(vanilla(2), { at = "f0" })
    s:expect(vanilla(2), { attack = 2, health = 2 })
  end,
}
