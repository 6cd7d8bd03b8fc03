scenario "Toll Bridge draws for one who pays" {
  rules = { "469.2", "383.3", "404.1" },
  board = {
    A = { north = { vanilla(2) }, runes = { mind = 2 }, rune_deck = {} },
    battlefields = { north = { controller = "A", card = "Toll Bridge" }, south = {} },
    phase = "beginning",
  },
  play = function(s)
    s:owes(s.A, "may")
    s.A:yes()
    s:count("Mind Rune", 1, { exhausted = true })
    s:resolve()
    s:phase("main")
    s:expect(s.A, { points = 1, hand_size = 2, deck_size = 18 })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
  end,
}

scenario "Toll Bridge asks for nothing of one who declines" {
  rules = { "383.3", "404.2" },
  board = {
    A = { north = { vanilla(2) }, runes = { mind = 2 }, rune_deck = {} },
    battlefields = { north = { controller = "A", card = "Toll Bridge" }, south = {} },
    phase = "beginning",
  },
  play = function(s)
    s.A:no()
    s:phase("main")
    s:count("Mind Rune", 0, { exhausted = true })
    s:expect(s.A, { points = 1, hand_size = 1, deck_size = 19 })
  end,
}

scenario "Toll Bridge: holding another battlefield as well is no second reason" {
  rules = { "469.2", "383.4" },
  board = {
    A = { north = { vanilla(2) }, south = { { vanilla(3), as = "mine" } }, runes = { mind = 2 } },
    battlefields = { north = { controller = "A", card = "Toll Bridge" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:no()
    s:expect(s.A, { points = 2, hand_size = 1 })
    s:chain {}
    s:owes(s.A, "act")
  end,
}
