scenario "Pit of Hate: with an empty hand the enemy loses the whole hand" {
  rules = { "DOC-12" },
  board = { A = { hand = { "Pit of Hate" }, resources = 2 }, B = { hand = { "Heal", "Bless", "Maniac" } } },
  play = function(s)
    s.A:play("Pit of Hate")
    s:expect(s.B, { hand_size = 0, graveyard_size = 3 })
  end,
}

scenario "Pit of Hate does nothing while a card is left in hand" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Pit of Hate", "Heal" }, resources = 2 }, B = { hand = { "Bless" } } },
  play = function(s)
    s.A:play("Pit of Hate")
    s:expect(s.A, { hand_size = 1, graveyard_size = 1 })
    s:expect(s.B, { hand_size = 1 })
  end,
}
