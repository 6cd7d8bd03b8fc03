scenario "Eleonore heals all own units as her player's turn begins" {
  rules = { "DOC-6.3", "DOC-11" },
  board = { A = { b0 = { "Eleonore, the Voice of Harmony", as = "she", damage = 2 }, f3 = { vanilla(9), as = "far", damage = 8 }, damage = 4 }, B = { f0 = { vanilla(9), as = "foe", damage = 8 } } },
  play = function(s)
    s:next_turn()
    s:expect("far", { damage = 8 })
    s:expect("foe", { damage = 8 })
    s:next_turn()
    s:expect("far", { damage = 0 })
    s:expect("she", { damage = 0 })
    s:expect("foe", { damage = 8 })
    s:expect(s.A, { health = 16 })
  end,
}

scenario "Eleonore does not save from poison" {
  rules = { "DOC-6.3" },
  board = { A = { b0 = "Eleonore, the Voice of Harmony", f3 = { vanilla(2), as = "sick", poison = 2 }, f2 = { vanilla(3), as = "ill", poison = 2 } }, turn = "A", phase = "supply" },
  play = function(s)
    s:expect("sick", { zone = "graveyard" })
    s:expect("ill", { damage = 0, poison = 2 })
  end,
}
