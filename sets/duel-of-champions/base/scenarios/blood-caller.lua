scenario "Blood caller: the health of two others becomes its attack and retaliation" {
  rules = { "DOC-7.4", "DOC-12" },
  board = { A = { hand = { "Blood caller" }, resources = 5, f0 = { vanilla(5), as = "one", damage = 2 }, f1 = { vanilla(4), as = "two" }, f2 = { vanilla(1), as = "three" } }, B = { f0 = vanilla(9) } },
  play = function(s)
    s.A:play("Blood caller", { at = "f3" })
    s:options("one", "two", "three")
    s.A:choose("one")
    s.A:choose("two")
    s:expect("one", { zone = "graveyard" })
    s:expect("two", { zone = "graveyard" })
    s:expect("three", { at = "A f2" })
    s:expect("Blood caller", { attack = 7, retaliation = 7, health = 7 })
    s:next_turn()
    s:next_turn()
    s.A:attack("Blood caller")
    s:expect(s.B, { health = 13 })
  end,
}

scenario "Blood caller finds no blood with a single other unit" {
  rules = { "DOC-7.4" },
  board = { A = { hand = { "Blood caller" }, resources = 5, f0 = { vanilla(5), as = "one" } }, B = { f0 = vanilla(9), f1 = vanilla(8) } },
  play = function(s)
    s.A:play("Blood caller", { at = "f3" })
    s:owes(s.A, "act")
    s:expect("one", { at = "A f0" })
    s:expect("Blood caller", { attack = 0, retaliation = 0 })
  end,
}
