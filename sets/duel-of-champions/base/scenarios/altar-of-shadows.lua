scenario "Altar of Shadows: enemy units cannot attack until its player's next turn" {
  rules = { "DOC-3.5", "DOC-1" },
  board = { A = { hand = { "Altar of Shadows", "Gold pile" }, resources = 5, f0 = { vanilla(2), as = "mine" } }, B = { f1 = { vanilla(3), as = "foe" }, hand = { "Gold pile" } } },
  play = function(s)
    s.A:play("Altar of Shadows")
    s.A:refused("play", "Gold pile", { rule = "DOC-1", by = "Altar of Shadows" })
    s.A:attack("mine")
    s:expect(s.B, { health = 18 })
    s:next_turn()
    s.B:refused("attack", "foe", s.A, { rule = "DOC-1", by = "Altar of Shadows" })
    s.B:play("Gold pile")
    s:next_turn()
    s:expect("Altar of Shadows", { zone = "graveyard" })
    s.A:play("Gold pile")
  end,
}

scenario "Altar of Shadows is the first card of a turn or none" {
  rules = { "DOC-1" },
  board = { A = { hand = { "Altar of Shadows", "Gold pile" }, resources = 5 } },
  play = function(s)
    s.A:play("Gold pile")
    s.A:refused("play", "Altar of Shadows", { rule = "DOC-1", by = "Altar of Shadows" })
    s:expect("Altar of Shadows", { zone = "hand" })
  end,
}

scenario "Altar of Shadows in hand does not keep its player from playing other cards" {
  rules = { "DOC-1" },
  board = { A = { hand = { "Altar of Shadows", "Gold pile", "Gold pile" }, resources = 2 } },
  play = function(s)
    s.A:play("Gold pile")
    s.A:play("Gold pile")
    s:expect(s.A, { resources = 4, hand_size = 1 })
  end,
}
