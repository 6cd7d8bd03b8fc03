scenario "Week of the Weaponsmiths serves the next unit that is deployed" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 7, hand = { { vanilla(2), as = "first" }, { vanilla(2), as = "second" } } }, events = { "Week of the Weaponsmiths" } },
  play = function(s)
    s.A:activate("Week of the Weaponsmiths")
    s:expect(s.A, { resources = 4 })
    s.A:play("first", { at = "f0" })
    s.A:play("second", { at = "f1" })
    s:count(vanilla(2), 1, { attack = 3, health = 2 })
    s:count(vanilla(2), 1, { attack = 2, health = 2 })
    s:next_turn()
    s:count(vanilla(2), 1, { attack = 3, health = 2 }) -- for good
  end,
}

scenario "Week of the Weaponsmiths is over with the turn" {
  rules = { "DOC-6.11" },
  board = { A = { resources = 5, hand = { vanilla(2) } }, events = { "Week of the Weaponsmiths" } },
  play = function(s)
    s.A:activate("Week of the Weaponsmiths")
    s:next_turn()
    s:next_turn()
    s.A:play(vanilla(2), { at = "f0" })
    s:expect(vanilla(2), { attack = 2, health = 2 })
  end,
}
