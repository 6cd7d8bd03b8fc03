scenario "U007 AP cards per turn" {
  rules = { "UA-4.3", "UA-4.4", "UA-4.5" },
  decks = { "code-geass", "bleach" },
  format = { hand_limit = 99 },
  seed = 1,
  play = function(s)
    s.A:choose(s.A)
    s.A:no()
    s.B:no()
    s:owes(s.A, "extra_draw") -- the first turn brings no card, but the extra draw
    s:expect(s.A, { ap_cards = 1, ap = 1, hand_size = 7, life = 7 })
    s.A:extra_draw()
    s:expect(s.A, { ap = 0, hand_size = 8 })
    for _, turn in ipairs { { s.B, 2 }, { s.A, 2 }, { s.B, 2 }, { s.A, 3 }, { s.B, 3 }, { s.A, 3 } } do
      s:next_turn()
      s:expect(turn[1], { ap_cards = turn[2] })
    end
  end,
}
