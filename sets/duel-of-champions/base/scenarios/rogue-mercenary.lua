scenario "Rogue mercenary: each attack costs a resource" {
  rules = { "DOC-12" },
  board = { A = { f0 = { "Rogue mercenary", as = "one" }, f1 = { "Rogue mercenary", as = "two" }, resources = 1 } },
  play = function(s)
    s.A:attack("one")
    s:expect(s.A, { resources = 0 })
    s:expect(s.B, { health = 18 })
    s.A:refused("attack", "two", s.B, { rule = "DOC-12" })
    s.A:move("two", "f2")
    s:expect("two", { at = "A f2" })
  end,
}

scenario "Rogue mercenary moves and retaliates for nothing" {
  rules = { "DOC-12", "DOC-9.4" },
  board = { A = { f0 = { "Rogue mercenary", as = "it" }, f1 = { "Maniac", as = "other" } }, B = { f0 = { vanilla(3), as = "foe" } }, turn = "B" },
  play = function(s)
    s.B:attack("foe")
    s:expect("foe", { damage = 1 })
    s:next_turn()
    s.A:attack("other")
    s:expect(s.A, { resources = 6 })
  end,
}
