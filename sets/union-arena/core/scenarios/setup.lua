-- Set-up (UA-3).
scenario "Set-up: 7 cards in hand, 7 life cards, and no AP card before a start phase" {
  rules = { "UA-3.2", "UA-3.4", "UA-3.5", "UA-4.3" },
  decks = { "code-geass", "bleach" },
  seed = 3,
  play = function(s)
    s.A:choose(s.A)
    s:expect(s.A, { hand_size = 7, life = 0, ap_cards = 0, deck_size = 43 })
    s:expect(s.B, { hand_size = 7, life = 0, ap_cards = 0, deck_size = 43 })
    s.A:no()
    s.B:no()
    s:expect(s.A, { hand_size = 7, life = 7, ap_cards = 1, deck_size = 36 })
    s:expect(s.B, { hand_size = 7, life = 7, ap_cards = 0, deck_size = 36 })
    s:turn(s.A)
  end,
}

scenario "Set-up: the whole hand may be set aside once, the first player first" {
  rules = { "UA-3.3" },
  decks = { "code-geass", "bleach" },
  seed = 3,
  play = function(s)
    s.A:choose(s.B)
    s:owes(s.B, "mulligan")
    s.A:refused("no", { rule = "UA-4" })
    s.B:yes()
    s:owes(s.A, "mulligan")
    s:expect(s.B, { hand_size = 7, deck_size = 43, sideline_size = 0, removal_size = 0 })
    s.A:yes()
    s:expect(s.A, { hand_size = 7, deck_size = 36, life = 7 })
    s:expect(s.B, { hand_size = 7, deck_size = 36, life = 7 })
    s:turn(s.B)
  end,
}

scenario "Set-up: the winner of the throw chooses, nobody else" {
  rules = { "UA-3.1" },
  decks = { "code-geass", "bleach" },
  seed = 3,
  play = function(s)
    s:owes(s.A, "first")
    s.B:refused("choose", s.B, { rule = "UA-4" })
    s.A:refused("pass", { rule = "UA-3.1" })
    s.A:choose(s.B)
    s:owes(s.B, "mulligan")
  end,
}
