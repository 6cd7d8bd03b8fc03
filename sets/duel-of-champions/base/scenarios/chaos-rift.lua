scenario "Chaos rift: who has the smaller hand lets the enemy discard two by chance" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Chaos rift" }, resources = 2 }, B = { hand = { "Heal", "Bless", "Maniac" } } },
  play = function(s)
    s.A:play("Chaos rift")
    s.A:pick("The enemy discards 2")
    s:expect(s.B, { hand_size = 1, graveyard_size = 2 })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Chaos rift only draws when the hands are equal after it is played" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Chaos rift", "Heal" }, resources = 2 }, B = { hand = { "Heal" } } },
  play = function(s)
    s.A:play("Chaos rift")
    s:options("Draw 1")
    s.A:pick("Draw 1")
    s:expect(s.A, { hand_size = 2 })
    s:expect(s.B, { hand_size = 1 })
  end,
}
