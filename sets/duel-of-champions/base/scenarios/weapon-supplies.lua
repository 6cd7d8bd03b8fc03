scenario "Weapon supplies raises might for good" {
  rules = { "DOC-3.3" },
  board = { A = { hand = { "Weapon supplies" }, resources = 2, might = 2, magic = 3, destiny = 2 } },
  play = function(s)
    s.A:play("Weapon supplies")
    s:expect(s.A, { might = 3, magic = 3, destiny = 2, resources = 0 })
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { might = 3 })
  end,
}

scenario "Weapon supplies comes besides the action of the hero" {
  rules = { "DOC-6.9" },
  board = { A = { hand = { "Weapon supplies" }, resources = 2, might = 2 } },
  play = function(s)
    s.A:play("Weapon supplies")
    s.A:raise("might")
    s:expect(s.A, { might = 4 })
    s:expect(s.B, { might = 9 })
  end,
}
