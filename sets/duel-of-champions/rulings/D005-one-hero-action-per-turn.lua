scenario "D005 One hero action per turn" {
  rules = { "DOC-6.9" },
  board = { A = { might = 2 } },
  play = function(s)
    s.A:raise("might")
    s:expect(s.A, { might = 3, hand_size = 0 })
    s.A:refused("draw", { rule = "DOC-6.9" })
    s.A:refused("raise", "magic", { rule = "DOC-6.9" })
    s:next_turn()
    s:next_turn()
    s.A:draw()
    s:expect(s.A, { hand_size = 2 })
    s.A:refused("raise", "might", { rule = "DOC-6.9" })
  end,
}
