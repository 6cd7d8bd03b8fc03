scenario "Annie, Dark Child readies two runes at the end of her player's turn" {
  rules = { "317.1", "355.13", "415.1", "174.7" },
  board = {
    A = { legend = "Annie, Dark Child", runes = { fury = { ready = 1, exhausted = 3 } } },
    B = { runes = { mind = { exhausted = 2 } }, rune_deck = {} },
  },
  play = function(s)
    s.A:end_turn()
    s:owes(s.A, "slot")
    s:options("Fury Rune", "Fury Rune", "Fury Rune")
    s.A:choose("Fury Rune")
    s:options("Fury Rune", "Fury Rune")
    s.A:choose("Fury Rune")
    s:owes(s.A, "act")
    s:chain { "Annie, Dark Child" }
    s:resolve()
    s:turn(s.B)
    s:count("Fury Rune", 1, { exhausted = true })
  end,
}

scenario "Annie, Dark Child may leave them exhausted" {
  rules = { "355.13" },
  board = {
    A = { legend = "Annie, Dark Child", runes = { fury = { ready = 1, exhausted = 3 } } },
  },
  play = function(s)
    s.A:end_turn()
    s.A:done()
    s:resolve()
    s:turn(s.B)
    s:count("Fury Rune", 3, { exhausted = true })
  end,
}

scenario "Annie, Dark Child sleeps at the end of an opponent's turn" {
  rules = { "317.1", "383.2" },
  board = {
    A = { legend = "Annie, Dark Child", runes = { fury = { exhausted = 3 } } },
    B = { runes = { mind = { exhausted = 3 } } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:turn(s.A)
    s:phase("main")
    s:owes(s.A, "act")
    s:count("Mind Rune", 3, { exhausted = true })
  end,
}
