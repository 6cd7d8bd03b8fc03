scenario "Pao deathseeker attacks at once and dies at the end of its player's turn" {
  rules = { "DOC-11", "DOC-6.11" },
  board = { A = { hand = { "Pao deathseeker" }, resources = 4 } },
  play = function(s)
    s.A:play("Pao deathseeker", { at = "f0" })
    s.A:attack("Pao deathseeker")
    s:expect(s.B, { health = 17 })
    s:next_turn()
    s:expect("Pao deathseeker", { zone = "graveyard" })
  end,
}

scenario "Pao deathseeker outlives the enemy's turn" {
  rules = { "DOC-6.11" },
  board = { B = { f0 = "Pao deathseeker" } },
  play = function(s)
    s:next_turn()
    s:expect("Pao deathseeker", { at = "B f0" })
    s:next_turn()
    s:expect("Pao deathseeker", { zone = "graveyard" })
  end,
}
