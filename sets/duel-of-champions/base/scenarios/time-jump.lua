scenario "Time jump: another turn without a change of resources" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Time jump" }, resources = 8, production = 4, f0 = { vanilla(2), as = "it" } } },
  play = function(s)
    s.A:play("Time jump")
    s:expect(s.A, { resources = 2 })
    s.A:attack("it")
    s:next_turn()
    s:turn(s.A)
    s:expect(s.A, { resources = 2, hand_size = 1, base_production = 4 })
    s.A:attack("it")
    s:expect(s.B, { health = 16 })
    s:next_turn()
    s:turn(s.B)
  end,
}

scenario "Time jump brings an action of the hero and moves the events" {
  rules = { "DOC-6.9", "DOC-6.12" },
  board = { A = { hand = { "Time jump" }, resources = 6 }, events = { "Celebrations", "Day of Fortune" }, event_deck = { "Week of the Dead" } },
  play = function(s)
    s.A:play("Time jump")
    s.A:draw()
    s.A:refused("draw", { rule = "DOC-6.9" })
    s:next_turn()
    s:expect("Celebrations", { zone = "event_pile" })
    s:expect("Week of the Dead", { zone = "events" })
    s.A:draw()
    s:expect(s.A, { hand_size = 3 })
  end,
}
