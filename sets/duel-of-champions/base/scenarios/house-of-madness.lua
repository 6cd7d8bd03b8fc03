scenario "House of Madness: for each card that the enemy plays another one goes" {
  rules = { "DOC-3.5", "DOC-12" },
  board = { A = { ongoing = { "House of Madness" }, hand = { "Gold pile", "Heal" }, resources = 1 }, B = { hand = { "Gold pile", "Bless", "Heal" }, production = 0, library = { "Maniac" } } },
  play = function(s)
    s.A:play("Gold pile")
    s:expect(s.A, { hand_size = 1 })
    s:next_turn()
    s.B:play("Gold pile")
    s:options("Bless", "Heal", "Maniac")
    s.B:choose("Bless")
    s:expect("Bless", { zone = "graveyard" })
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "House of Madness ends as its player's next turn begins" {
  rules = { "DOC-6.1" },
  board = { A = { hand = { "House of Madness" }, resources = 2 }, B = { hand = { "Gold pile" }, library = { "Heal" } } },
  play = function(s)
    s.A:play("House of Madness")
    s:next_turn()
    s:expect("House of Madness", { zone = "ongoing" })
    s.B:play("Gold pile")
    s:expect("Heal", { zone = "graveyard" })
    s:next_turn()
    s:expect("House of Madness", { zone = "graveyard" })
  end,
}
