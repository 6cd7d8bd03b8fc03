-- Decks, the start, the turn, the end of the game.

scenario "A deck has twenty cards, at most three of a name" {
  rules = { "WF-1.1" },
  play = function(s)
    s:illegal_deck({ main = { ["Field Mouse"] = 4, Hail = 3 } }, { "WF-1.1", "WF-1.1" })
    s:illegal_deck({ main = { ["Lion"] = 20 } }, { "WF-1.1" })
    s:legal_deck("rush")
    s:legal_deck("bramble")
  end,
}

scenario "Chance tells who begins; the other player draws one more, and nobody else in the first turn" {
  rules = { "WF-1.2", "WF-1.3", "WF-2.1", "WF-2.2" },
  decks = { "rush", "bramble" },
  seed = 3,
  play = function(s)
    s:logged("WF-1.2")
    s:turn(s.A)
    s:expect(s.A, { hand_size = 4, sap = 1, turns = 1 })
    s:expect(s.B, { hand_size = 5, sap = 0, deck_size = 15 })
    s:next_turn()
    s:turn(s.B)
    s:expect(s.B, { hand_size = 6, sap = 1, turns = 1 })
  end,
}

scenario "Sap rises with the turns of a player, up to six" {
  rules = { "WF-2.1" },
  cases = { { name = "the third", turns = 2, sap = 3 }, { name = "the sixth", turns = 5, sap = 6 }, { name = "the ninth", turns = 8, sap = 6 } },
  board = function(case)
    return { A = {}, B = { turns = case.turns, deck = { "Hail" } } }
  end,
  play = function(s, case)
    s:next_turn()
    s:expect(s.B, { sap = case.sap, hand_size = 1 })
    s:sees(s.A, "Hail", false)
    s:sees(s.B, "Hail", true)
  end,
}

scenario "A turn wakes the critters of its player, and mends those of both" {
  rules = { "WF-2.1", "WF-2.4" },
  board = {
    A = { orchard = { { "Old Badger", damage = 2, tired = true } } },
    B = { orchard = { { "Hedgehog", damage = 2, tired = true } }, deck = { "Hail" } },
  },
  play = function(s)
    s:next_turn()
    s:expect("Old Badger", { damage = 0, tired = true })
    s:expect("Hedgehog", { damage = 0, tired = false })
  end,
}

scenario "Who cannot draw loses life" {
  rules = { "WF-2.5" },
  board = { A = {}, B = {} },
  play = function(s)
    s:next_turn()
    s:expect(s.B, { damage = 1, hand_size = 0 })
  end,
}

scenario "In a turn its player acts, and does nothing else than the rules know" {
  rules = { "WF-2.3" },
  board = { A = { hand = { "Hail" } }, B = { hand = { "Hail" }, orchard = { "Field Mouse" } } },
  play = function(s)
    s.A:refused("pass", { rule = "WF-2.3" })
    s:owes(s.A, "act")
    s.A:end_turn()
    s:expect(s.B, { turns = 1 })
    s.A:refused("play", "Hail", { rule = "WF-2.3", reason = "turn of B" })
  end,
}

scenario "Who has no life left has lost" {
  rules = { "WF-5.1" },
  board = { A = { orchard = { "Old Badger" } }, B = { damage = 8 } },
  play = function(s)
    s.A:attack("Old Badger", s.B)
    s:won(s.A)
    s:expect(s.B, { damage = 12 })
  end,
}

card { name = "Windstorm", type = "trick", cost = 0, script = [[ on_play { effect = function(fx) fx:deal(1, fx:all(player {})) end } ]] }

scenario "When nobody has life left, the game is a draw" {
  rules = { "WF-5.2" },
  board = { A = { damage = 11, hand = { "Windstorm" } }, B = { damage = 11 } },
  play = function(s)
    s.A:play("Windstorm")
    s:over()
  end,
}

scenario "Players may give up" {
  rules = { "WF-5.3" },
  board = { A = {}, B = {} },
  play = function(s)
    s.B:concede()
    s:won(s.A)
  end,
}
