scenario "Prison: the enemy's next supply brings nothing, and what was left is gone" {
  rules = { "DOC-6.2", "DOC-3.5" },
  board = { A = { hand = { "Prison" }, resources = 5, production = 4 }, B = { production = 4, resources = 3 } },
  play = function(s)
    s.A:play("Prison")
    s:next_turn()
    s:expect(s.B, { resources = 0, base_production = 5, hand_size = 1 })
    s:next_turn()
    s:expect(s.A, { resources = 5 })
    s:expect("Prison", { zone = "graveyard" })
    s:next_turn()
    s:expect(s.B, { resources = 6 })
  end,
}

scenario "Prison does not keep the enemy from gaining resources by cards" {
  rules = { "DOC-6.2" },
  board = { A = { ongoing = { "Prison" } }, B = { hand = { "Dwarven smith" }, f0 = "Tithe collector" } },
  play = function(s)
    s:next_turn()
    s:expect(s.B, { resources = 1 }) -- Income
    s:expect(s.B, { hand_size = 2 })
  end,
}
