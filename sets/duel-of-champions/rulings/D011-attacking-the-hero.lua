scenario "D011 Attacking the hero" {
  rules = { "DOC-9.3" },
  board = { A = { f1 = { vanilla(2), as = "first" }, b1 = { vanilla(3), as = "behind" } }, B = { hand = { vanilla(1) }, resources = 1 } },
  play = function(s)
    s.A:attack("first")
    s:expect(s.B, { health = 18 })
    s.A:attack("behind") -- own units in the row do not block
    s:expect(s.B, { health = 15 })
    s:next_turn()
    s.B:play(vanilla(1), { at = "B f1" })
    s:next_turn()
    s.A:refused("attack", "first", s.B, { rule = "DOC-9.3" })
  end,
}
