scenario "Curse of the Netherworld: 3 damage to enemy units, own units heal 3" {
  rules = { "DOC-9.8", "DOC-11" },
  board = { A = { hand = { "Curse of the Netherworld" }, resources = 6, f0 = { vanilla(9), as = "mine", damage = 5 }, damage = 5 }, B = { f0 = { vanilla(9), as = "foe", damage = 1 } } },
  play = function(s)
    s.A:play("Curse of the Netherworld")
    s:expect("foe", { damage = 4 })
    s:expect("mine", { damage = 2 })
    s:expect(s.A, { health = 15 })
  end,
}

scenario "Curse of the Netherworld heals no more than there is to heal" {
  rules = { "DOC-11" },
  board = { A = { hand = { "Curse of the Netherworld" }, resources = 6, f0 = { vanilla(9), as = "mine", damage = 1 } }, B = { f0 = { vanilla(3), as = "foe" } } },
  play = function(s)
    s.A:play("Curse of the Netherworld")
    s:expect("mine", { damage = 0, left = 9 })
    s:expect("foe", { zone = "graveyard" })
  end,
}
