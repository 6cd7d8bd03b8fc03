scenario "Day of Fortune: a card for a card" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 3, hand = { "Heal", "Bless" } }, events = { "Day of Fortune" } },
  play = function(s)
    s.A:activate("Day of Fortune")
    s:options("Heal", "Bless")
    s.A:choose("Heal")
    s:expect("Heal", { zone = "graveyard" })
    s:expect(s.A, { hand_size = 2, resources = 0 })
  end,
}

scenario "Day of Fortune needs a card to discard" {
  rules = { "DOC-6.9" },
  board = { A = { resources = 3 }, events = { "Day of Fortune" } },
  play = function(s) s.A:refused("activate", "Day of Fortune", { reason = "discard" }) end,
}
