scenario "Blazing glory: a healed unit has +1 attack this turn" {
  rules = { "DOC-11", "DOC-6.11" },
  board = { A = { hand = { "Heal", "Heal" }, resources = 2, f0 = { "Blazing glory", as = "it" }, f1 = { vanilla(5), as = "hurt", damage = 4 }, f2 = { vanilla(5), as = "well" } }, B = { f0 = { vanilla(5), as = "foe", damage = 4 } } },
  play = function(s)
    s.A:play("Heal")
    s.A:choose("hurt")
    s:expect("hurt", { attack = 6, retaliation = 5, damage = 1 })
    s:expect("well", { attack = 5 })
    s:expect("it", { attack = 3 })
    s.A:play("Heal")
    s.A:choose("foe")
    s:expect("foe", { damage = 1, attack = 5 })
    s:next_turn()
    s:expect("hurt", { attack = 5 })
  end,
}

scenario "Blazing glory is stronger in the turn in which it regenerates" {
  rules = { "DOC-11", "DOC-6.3" },
  board = { A = { f0 = { "Blazing glory", as = "it", damage = 3 } }, turn = "A", phase = "supply" },
  play = function(s)
    s:expect("it", { damage = 1, attack = 4 })
    s.A:attack("it")
    s:expect(s.B, { health = 16 })
  end,
}
