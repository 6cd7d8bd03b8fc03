scenario "D003 Resource growth" {
  rules = { "DOC-5.5", "DOC-6.2" },
  board = { A = { production = 0, turns = 0 }, B = { production = 1, turns = 0 }, first = "A", turn = "A", phase = "supply" },
  play = function(s)
    for n = 1, 3 do
      s:turn(s.A)
      s:expect(s.A, { resources = n })
      s:next_turn()
      s:turn(s.B)
      s:expect(s.B, { resources = n + 1 })
      s:next_turn()
    end
  end,
}

scenario "D003 Resource growth: unspent resources do not carry over" {
  rules = { "DOC-6.2" },
  board = { A = { production = 2, hand = { vanilla(1) }, resources = 2 } },
  play = function(s)
    s.A:play(vanilla(1), { at = "f0" })
    s:expect(s.A, { resources = 1 })
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { resources = 3 })
  end,
}

scenario "D003 Resource growth: the second player's production may begin at 0 as well" {
  rules = { "DOC-5.5" },
  format = { second_production = 0 },
  board = { A = { production = 0, turns = 0 }, B = { production = 0, turns = 0 }, first = "A", turn = "A", phase = "supply" },
  play = function(s)
    s:expect(s.A, { resources = 1 })
    s:next_turn()
    s:expect(s.B, { resources = 2 })
    s:next_turn()
    s:expect(s.A, { resources = 2 })
    s:next_turn()
    s:expect(s.B, { resources = 2 })
    s:next_turn()
    s:next_turn()
    s:expect(s.B, { resources = 3 })
  end,
}

scenario "D003 Resource growth: games that begin with decks" {
  rules = { "DOC-5.5" },
  decks = { "haven", "inferno" },
  play = function(s)
    s.A:no()
    s.B:no()
    s:expect(s.A, { hand_size = 7, resources = 1 })
    s:next_turn()
    s:expect(s.B, { hand_size = 7, resources = 2 })
  end,
}
