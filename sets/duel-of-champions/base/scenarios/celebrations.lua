scenario "Celebrations: each player draws" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 2 }, events = { "Celebrations" } },
  play = function(s)
    s.A:activate("Celebrations")
    s:expect(s.A, { hand_size = 1, resources = 0 })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Celebrations may be the end of who has no cards left" {
  rules = { "DOC-6.4" },
  board = { A = { resources = 2 }, B = { library = {}, damage = 19 }, events = { "Celebrations" } },
  play = function(s)
    s.A:activate("Celebrations")
    s:won(s.A)
  end,
}
