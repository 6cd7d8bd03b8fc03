scenario "Crystal cavern doubles what is left" {
  rules = { "DOC-5.5" },
  board = { A = { hand = { "Crystal cavern" }, resources = 7 } },
  play = function(s)
    s.A:play("Crystal cavern")
    s:expect(s.A, { resources = 6 })
  end,
}

scenario "Crystal cavern is played once a turn" {
  rules = { "DOC-1" },
  board = { A = { hand = { { "Crystal cavern", as = "first" }, { "Crystal cavern", as = "second" }, "Gold pile" }, resources = 9 }, B = { hand = { { "Crystal cavern", as = "theirs" } } } },
  play = function(s)
    s.A:play("Gold pile")
    s.A:play("first")
    s:expect(s.A, { resources = 12 })
    s.A:refused("play", "second", { rule = "DOC-1", by = "second" })
    s:next_turn()
    s.B:play("theirs")
    s:expect(s.B, { resources = 4 })
    s:next_turn()
    s.A:play("second")
    s:expect(s.A, { resources = 4 })
  end,
}

scenario "Crystal cavern: the second one in hand does not stop other cards" {
  rules = { "DOC-1" },
  board = { A = { hand = { { "Crystal cavern", as = "first" }, { "Crystal cavern", as = "second" }, "Gold pile" }, resources = 5 } },
  play = function(s)
    s.A:play("first")
    s.A:play("Gold pile")
    s:expect(s.A, { resources = 3, hand_size = 1 })
  end,
}
