scenario "Confront draws, and units played later this turn come ready" {
  rules = { "390.4", "369.3", "143.4" },
  board = {
    A = { hand = { "Confront", { vanilla(2), as = "later" }, { vanilla(1), as = "earlier" } }, runes = { body = 5 } },
  },
  play = function(s)
    s.A:play("earlier")
    s:expect("earlier", { at = "base", exhausted = true })
    s.A:play("Confront")
    s:resolve()
    s:expect(s.A, { hand_size = 2, deck_size = 19 })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
    s.A:play("later")
    s:expect("later", { at = "base", exhausted = false })
    s:expect("earlier", { exhausted = true })
  end,
}

scenario "Confront is over with the turn" {
  rules = { "390", "143.4", "317.2" },
  board = {
    A = { hand = { "Confront", { vanilla(2), as = "later" } }, runes = { body = 2 }, rune_deck = { body = 4 } },
    B = { hand = { { vanilla(2), as = "theirs" } }, runes = { mind = 2 }, rune_deck = { mind = 4 } },
  },
  play = function(s)
    s.A:play("Confront")
    s:resolve()
    s:next_turn()
    s.B:play("theirs")
    s:expect("theirs", { at = "base", exhausted = true })
    s:next_turn()
    s.A:play("later")
    s:expect("later", { at = "base", exhausted = true })
  end,
}

scenario "Confront hurries no unit of the opponent" {
  rules = { "143.4" },
  board = {
    A = { hand = { "Confront" }, pool = { energy = 9, body = 9 }, base = { { vanilla(2), as = "raider" } } },
    B = { hand = { { vanilla(1, { "Action" }), as = "late" } }, pool = { energy = 1 } },
  },
  play = function(s)
    s.A:play("Confront")
    s:resolve()
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("late")
    s:expect("late", { at = "base", exhausted = true })
    s:showdown()
  end,
}
