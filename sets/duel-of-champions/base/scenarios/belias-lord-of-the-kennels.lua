scenario "Belias: a card for 1 damage to the enemy hero" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Belias, Lord of the Kennels", hand = { "Heal" } } },
  play = function(s)
    s.A:activate("Belias, Lord of the Kennels")
    s:expect(s.B, { health = 19 })
    s:expect(s.A, { hand_size = 0, health = 20 })
    s:expect("Heal", { zone = "graveyard" })
  end,
}

scenario "Belias needs a card to discard" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Belias, Lord of the Kennels" } },
  play = function(s)
    s.A:refused("activate", "Belias, Lord of the Kennels", { rule = "DOC-6.9", reason = "discard" })
    s:expect(s.B, { health = 20 })
  end,
}
