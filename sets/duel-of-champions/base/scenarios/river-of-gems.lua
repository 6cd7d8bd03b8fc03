scenario "River of gems gives five resources" {
  rules = { "DOC-5.5" },
  board = { A = { hand = { "River of gems" }, resources = 4 } },
  play = function(s)
    s.A:play("River of gems")
    s:expect(s.A, { resources = 6 })
  end,
}

scenario "River of gems lasts no longer than the turn" {
  rules = { "DOC-6.2" },
  board = { A = { hand = { "River of gems" }, resources = 3, production = 3 } },
  play = function(s)
    s.A:play("River of gems")
    s:expect(s.A, { resources = 5 })
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { resources = 4 })
  end,
}
