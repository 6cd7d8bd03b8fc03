scenario "Mobilize channels one exhausted rune" {
  rules = { "430.1", "430.2" },
  board = {
    A = { hand = { "Mobilize" }, runes = { body = 3 }, rune_deck = { body = 3 } },
    B = { runes = { mind = 2 }, rune_deck = { mind = 3 } },
  },
  play = function(s)
    s.A:play("Mobilize")
    s:resolve()
    s:count("Body Rune", 4, { zone = "runes" })
    s:count("Body Rune", 3, { exhausted = true })
    s:count("Mind Rune", 2, { zone = "runes" })
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
  end,
}

scenario "Mobilize draws a card when no rune is left" {
  rules = { "430.3", "413.1" },
  board = {
    A = { hand = { "Mobilize" }, runes = { body = 2 }, rune_deck = {} },
    B = { rune_deck = { mind = 3 } },
  },
  play = function(s)
    s.A:play("Mobilize")
    s:resolve()
    s:count("Body Rune", 2, { zone = "runes" })
    s:count("Mind Rune", 0, { zone = "runes" })
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
  end,
}
