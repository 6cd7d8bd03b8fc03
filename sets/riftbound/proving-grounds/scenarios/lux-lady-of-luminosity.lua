scenario "Lux, Lady of Luminosity draws for a spell that costs five or more" {
  rules = { "206", "419.4", "413.1", "174.7" },
  cases = {
    { name = "four", cost = 4, hand = 0, deck = 20 },
    { name = "five", cost = 5, hand = 1, deck = 19 },
    { name = "eight", cost = 8, hand = 1, deck = 19 },
  },
  board = function(case)
    return {
      A = { legend = "Lux, Lady of Luminosity", hand = { { vanilla_spell(case.cost), as = "spell" } }, runes = { mind = case.cost } },
    }
  end,
  play = function(s, case)
    s.A:play("spell")
    s:expect(s.A, { hand_size = 0 })
    s:resolve()
    s:expect(s.A, { hand_size = case.hand, deck_size = case.deck })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
  end,
}

scenario "Lux, Lady of Luminosity ignores dear units and an opponent's spells" {
  rules = { "411.4", "383.2" },
  board = {
    A = { legend = "Lux, Lady of Luminosity", hand = { { vanilla(5), as = "unit" } }, runes = { mind = 5 } },
    B = { hand = { { vanilla_spell(5), as = "theirs" } }, runes = { order = 5 }, rune_deck = { order = 5 } },
  },
  play = function(s)
    s.A:play("unit")
    s:chain {}
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
    s:next_turn()
    s.B:play("theirs")
    s:resolve()
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
    s:expect(s.B, { hand_size = 1, deck_size = 19 })
  end,
}
