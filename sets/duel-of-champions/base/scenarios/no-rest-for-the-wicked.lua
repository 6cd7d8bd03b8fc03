scenario "No rest for the Wicked brings a unit card back" {
  rules = { "DOC-16" },
  board = { A = { hand = { "No rest for the Wicked" }, resources = 1, graveyard = { "Lamasu", "Heal" } }, B = { hand = { "Heal" }, graveyard = { "Maniac" } } },
  play = function(s)
    s.A:play("No rest for the Wicked")
    s:options("Lamasu")
    s.A:choose("Lamasu")
    s:expect("Lamasu", { zone = "hand" })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "No rest for the Wicked is not played unless the hand is then smaller than the enemy's" {
  rules = { "DOC-1" },
  board = { A = { hand = { "No rest for the Wicked", "Heal" }, resources = 1, graveyard = { "Lamasu" } }, B = { hand = { "Heal" } } },
  play = function(s)
    s.A:refused("play", "No rest for the Wicked", { rule = "DOC-1", by = "No rest for the Wicked" })
    s:expect("Lamasu", { zone = "graveyard" })
  end,
}

scenario "No rest for the Wicked in hand does not keep its player from playing other cards" {
  rules = { "DOC-1" },
  board = { A = { hand = { "No rest for the Wicked", "Gold pile" }, resources = 1, graveyard = { "Lamasu" } } },
  play = function(s)
    s.A:refused("play", "No rest for the Wicked", { rule = "DOC-1" })
    s.A:play("Gold pile")
    s:expect(s.A, { resources = 2, hand_size = 1 })
  end,
}
