scenario "Sandalphon: a card for 2 resources" {
  rules = { "DOC-6.9", "DOC-5.5" },
  board = { A = { hero = "Sandalphon, Lord of Power", hand = { "Heal", "Bless" }, resources = 1 } },
  play = function(s)
    s.A:activate("Sandalphon, Lord of Power")
    s:options("Heal", "Bless")
    s.A:choose("Bless")
    s:expect("Bless", { zone = "graveyard" })
    s:expect(s.A, { resources = 3, hand_size = 1 })
    s.A:refused("raise", "might", { rule = "DOC-6.9" })
  end,
}

scenario "Sandalphon needs a card to discard" {
  rules = { "DOC-6.9" },
  board = { A = { hero = "Sandalphon, Lord of Power", resources = 1 } },
  play = function(s)
    s.A:refused("activate", "Sandalphon, Lord of Power", { rule = "DOC-6.9", reason = "discard" })
    s:expect(s.A, { resources = 1 })
  end,
}
