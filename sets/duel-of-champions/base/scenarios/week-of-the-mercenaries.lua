scenario "Week of the Mercenaries: a unit on top makes one's units stronger, another card the enemy's retaliation" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 3, library = { "Maniac", "Heal" }, f0 = { vanilla(2), as = "mine" } }, B = { f1 = { vanilla(3), as = "foe" } }, events = { "Week of the Mercenaries" } },
  play = function(s)
    s:sees(s.B, "Maniac", false)
    s.A:activate("Week of the Mercenaries")
    s:sees(s.B, "Maniac")
    s:expect("mine", { attack = 3, retaliation = 2 })
    s:expect("foe", { attack = 3, retaliation = 3 })
    s.A:draw()
    s:sees(s.B, "Heal")
    s:expect("mine", { attack = 2, retaliation = 2 })
    s:expect("foe", { attack = 3, retaliation = 4 })
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "Week of the Mercenaries ends with the turn, and needs the own library" {
  rules = { "DOC-6.11" },
  board = { A = { resources = 3, library = { "Heal" }, f0 = { vanilla(2), as = "mine" } }, B = { f1 = { vanilla(3), as = "foe" }, library = { "Maniac", "Maniac" } }, events = { "Week of the Mercenaries" } },
  play = function(s)
    s.A:activate("Week of the Mercenaries")
    s:expect("mine", { attack = 2 })
    s:expect("foe", { retaliation = 4 })
    s:next_turn()
    s:expect("foe", { attack = 3, retaliation = 3 })
    s:expect("mine", { retaliation = 2 })
  end,
}

scenario "Week of the Mercenaries looks at what is put on top" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 4, hand = { "Altar of Destruction", "Maniac" }, library = { "Heal" }, f0 = { vanilla(2), as = "mine" } }, B = { f1 = { vanilla(3), as = "foe" } }, events = { "Week of the Mercenaries" } },
  play = function(s)
    s.A:activate("Week of the Mercenaries")
    s:expect("mine", { attack = 2 })
    s.A:play("Altar of Destruction")
    s:sees(s.B, "Maniac")
    s:expect("mine", { attack = 3 })
    s:expect("foe", { retaliation = 3 })
  end,
}

scenario "Week of the Mercenaries without a library to look at is the enemy's gain" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 3, library = {}, f0 = { vanilla(2), as = "mine" } }, B = { f1 = { vanilla(3), as = "foe" } }, events = { "Week of the Mercenaries" } },
  play = function(s)
    s.A:activate("Week of the Mercenaries")
    s:expect("foe", { retaliation = 4 })
    s:expect("mine", { attack = 2 })
  end,
}
