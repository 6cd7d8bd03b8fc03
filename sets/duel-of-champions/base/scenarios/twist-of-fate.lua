scenario "Twist of Fate: a card of the enemy's hand is discarded, of the player's choice" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Twist of Fate" }, resources = 2 }, B = { hand = { "Heal", "Bless" } } },
  play = function(s)
    s:sees(s.A, "Bless", false)
    s.A:play("Twist of Fate")
    s:sees(s.A, "Bless")
    s:options("Heal", "Bless")
    s.A:choose("Bless")
    s:expect("Bless", { zone = "graveyard" })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Twist of Fate does nothing to an empty hand" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Twist of Fate", "Heal" }, resources = 2 } },
  play = function(s)
    s.A:play("Twist of Fate")
    s:owes(s.A, "act")
    s:expect(s.A, { hand_size = 1 })
  end,
}
