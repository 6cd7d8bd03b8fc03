scenario "Fountain of Youth heals 2 for each card that the enemy plays" {
  rules = { "DOC-3.5", "DOC-11" },
  board = { A = { hand = { "Fountain of Youth", "Gold pile" }, resources = 3, damage = 9 }, B = { hand = { "Gold pile", "Gold pile" }, damage = 9 } },
  play = function(s)
    s.A:play("Fountain of Youth")
    s.A:play("Gold pile")
    s:expect(s.A, { health = 11 })
    s:next_turn()
    s.B:play("Gold pile")
    s:expect(s.A, { health = 13 })
    s.B:play("Gold pile")
    s:expect(s.A, { health = 15 })
    s:expect(s.B, { health = 11 })
  end,
}

scenario "Fountain of Youth ends as its player's next turn begins" {
  rules = { "DOC-6.1" },
  board = { A = { hand = { "Fountain of Youth" }, resources = 2 } },
  play = function(s)
    s.A:play("Fountain of Youth")
    s:next_turn()
    s:expect("Fountain of Youth", { zone = "ongoing" })
    s:next_turn()
    s:expect("Fountain of Youth", { zone = "graveyard" })
  end,
}
