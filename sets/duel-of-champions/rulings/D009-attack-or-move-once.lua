scenario "D009 Attack or move, once" {
  rules = { "DOC-6.6" },
  board = { A = { f1 = { vanilla(2), as = "mover" }, f3 = { vanilla(2), as = "hitter" } } },
  play = function(s)
    s.A:move("mover", "f0")
    s:expect("mover", { at = "A f0" })
    s.A:refused("attack", "mover", s.B, { rule = "DOC-6.6" })
    s.A:refused("move", "mover", "f1", { rule = "DOC-6.6" })
    s.A:attack("hitter")
    s:expect(s.B, { health = 18 })
    s.A:refused("move", "hitter", "f2", { rule = "DOC-6.6" })
    s.A:refused("attack", "hitter", s.B, { rule = "DOC-6.6" })
    s:next_turn()
    s:next_turn()
    s.A:attack("mover")
    s:expect(s.B, { health = 16 })
  end,
}
