scenario "Week of Knowledge: a card, and no other is played this turn" {
  rules = { "DOC-6.8", "DOC-12" },
  board = { A = { resources = 5, hand = { "Gold pile" } }, B = { hand = { "Heal" }, production = 1, f0 = { vanilla(2), as = "hurt", damage = 1 } }, events = { "Celebrations", "Week of Knowledge" } },
  play = function(s)
    s.A:activate("Week of Knowledge")
    s:expect(s.A, { hand_size = 2, resources = 5 })
    s.A:refused("play", "Gold pile", { rule = "DOC-1", by = "Week of Knowledge" })
    s.A:activate("Celebrations") -- an event is no card that is played
    s:next_turn()
    s.B:play("Heal")
    s.B:choose("hurt")
    s:expect("hurt", { damage = 0 })
    s:next_turn()
    s.A:play("Gold pile")
  end,
}

scenario "Week of Knowledge is not used after a card was played" {
  rules = { "DOC-6.8", "DOC-12" },
  board = { A = { resources = 5, hand = { "Gold pile" } }, events = { "Week of Knowledge" } },
  play = function(s)
    s.A:play("Gold pile")
    s.A:refused("activate", "Week of Knowledge", { rule = "DOC-12" })
    s:expect(s.A, { hand_size = 0 })
  end,
}
