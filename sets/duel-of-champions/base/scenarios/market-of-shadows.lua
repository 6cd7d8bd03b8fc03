scenario "Market of Shadows: 2 resources and 1 health for a card" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 2 }, events = { "Market of Shadows" } },
  play = function(s)
    s.A:activate("Market of Shadows")
    s:expect(s.A, { hand_size = 1, health = 19, resources = 0 })
  end,
}

scenario "Market of Shadows may kill its user" {
  rules = { "DOC-10.1" },
  board = { A = { resources = 2, damage = 19 }, events = { "Market of Shadows" } },
  play = function(s)
    s.A:activate("Market of Shadows")
    s:won(s.B)
  end,
}
