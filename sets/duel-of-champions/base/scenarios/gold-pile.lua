scenario "Gold pile gives 2 resources" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Gold pile" }, resources = 1 } },
  play = function(s)
    s.A:play("Gold pile")
    s:expect(s.A, { resources = 2, graveyard_size = 1 })
  end,
}

scenario "Gold pile's resources are lost like others" {
  rules = { "DOC-6.2" },
  board = { A = { hand = { "Gold pile" }, resources = 1, production = 2 } },
  play = function(s)
    s.A:play("Gold pile")
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { resources = 3 })
  end,
}
