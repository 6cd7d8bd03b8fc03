scenario "Party Favors: the opponent chooses what both get" {
  rules = { "355.17", "413.1", "430" },
  cases = { { name = "cards", pick = "Cards", hand = 1, runes = 0 }, { name = "runes", pick = "Runes", hand = 0, runes = 1 } },
  board = {
    A = { hand = { "Party Favors" }, runes = { calm = 3 }, rune_deck = { calm = 2 } },
    B = { rune_deck = { fury = 2 } },
  },
  play = function(s, case)
    s.A:play("Party Favors")
    s.A:pass()
    s.B:pass()
    s:owes(s.B)
    s.B:pick(case.pick)
    s:expect(s.A, { hand_size = case.hand, rune_count = 3 + case.runes, ready_runes = 0 })
    s:expect(s.B, { hand_size = case.hand, rune_count = case.runes, ready_runes = 0 })
  end,
}

scenario "Party Favors cannot be played without its three energy" {
  rules = { "357.1" },
  board = { A = { hand = { "Party Favors" }, runes = { calm = 2 } } },
  play = function(s)
    s.A:refused("play", "Party Favors", { rule = "357.1" })
    s:expect(s.A, { hand_size = 1 })
  end,
}
