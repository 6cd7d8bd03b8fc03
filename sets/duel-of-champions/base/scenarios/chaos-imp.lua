scenario "Chaos imp: for each card that the enemy plays another one goes" {
  rules = { "DOC-12" },
  board = { A = { b0 = "Chaos imp", hand = { "Gold pile", "Bless" }, resources = 1 }, B = { hand = { "Gold pile", "Heal", "Weakness" }, library = { "Maniac" } } },
  play = function(s)
    s.A:play("Gold pile")
    s:expect(s.A, { hand_size = 1 })
    s:next_turn()
    s.B:play("Gold pile")
    s:options("Heal", "Weakness", "Maniac")
    s.B:choose("Heal")
    s:expect("Heal", { zone = "graveyard" })
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "Chaos imp counts units that are deployed, too" {
  rules = { "DOC-12", "DOC-6.7" },
  board = { A = { b0 = "Chaos imp" }, B = { hand = { "Maniac" }, library = { "Heal" } } },
  play = function(s)
    s:next_turn()
    s.B:play("Maniac", { at = "f0" })
    s:expect("Heal", { zone = "graveyard" })
    s:expect("Maniac", { at = "B f0" })
  end,
}
