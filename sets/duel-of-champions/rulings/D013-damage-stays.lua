scenario "D013 Damage stays" {
  rules = { "DOC-9.5" },
  board = { A = { f0 = { vanilla(3), damage = 2 } } },
  play = function(s)
    s:next_turn()
    s:expect(vanilla(3), { damage = 2, left = 1 })
    s:next_turn()
    s:expect(vanilla(3), { damage = 2, left = 1, at = "A f0" })
  end,
}
