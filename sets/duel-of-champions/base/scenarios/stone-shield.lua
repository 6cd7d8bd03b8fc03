scenario "Stone shield holds all damage to the hero for a turn, then it breaks" {
  rules = { "DOC-9.8", "DOC-6.11" },
  board = { A = { hand = { "Stone shield" }, resources = 3 }, B = { f0 = { vanilla(4), as = "one" }, f1 = { vanilla(5), as = "two" } } },
  play = function(s)
    s.A:play("Stone shield")
    s:next_turn()
    s:expect("Stone shield", { zone = "ongoing" })
    s.B:attack("one")
    s.B:attack("two")
    s:expect(s.A, { health = 20 })
    s:next_turn()
    s:expect("Stone shield", { zone = "graveyard" })
    s:next_turn()
    s.B:attack("one")
    s:expect(s.A, { health = 16 })
  end,
}

scenario "Stone shield does not shield units and the enemy hero, nor is it worn by that" {
  rules = { "DOC-9.8" },
  board = { A = { ongoing = { "Stone shield" }, f0 = { vanilla(4), as = "mine" }, f1 = { vanilla(2), as = "other" } }, B = { f0 = { vanilla(1), as = "foe" } } },
  play = function(s)
    s.A:attack("mine")
    s.A:attack("other")
    s:expect(s.B, { health = 18 })
    s:next_turn()
    s:expect("Stone shield", { zone = "ongoing" })
  end,
}
