scenario "Week of the Weaponsmiths of 2013 serves all that is deployed in the turn" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 7, hand = { vanilla(1), vanilla(2) }, f3 = vanilla(3) }, events = { "Week of the Weaponsmiths (2013)" } },
  play = function(s)
    s.A:activate("Week of the Weaponsmiths (2013)")
    s:expect(s.A, { resources = 4 })
    s.A:play(vanilla(1), { at = "f0" })
    s.A:play(vanilla(2), { at = "f1" })
    s:expect(vanilla(1), { attack = 2 })
    s:expect(vanilla(2), { attack = 3 })
    s:expect(vanilla(3), { attack = 3 })
  end,
}

scenario "Week of the Weaponsmiths of 2013 is used by the other player in the own turn" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 3 }, B = { production = 4, hand = { vanilla(1) } }, events = { "Celebrations", "Week of the Weaponsmiths (2013)" }, event_deck = { "Celebrations" } },
  play = function(s)
    s.A:activate("Week of the Weaponsmiths (2013)")
    s:next_turn()
    s.B:activate("Week of the Weaponsmiths (2013)")
    s.B:play(vanilla(1), { at = "B f0" })
    s:expect(vanilla(1), { attack = 2 })
  end,
}

scenario "Week of the Weaponsmiths of 2013 is over when the turn ends" {
  rules = { "DOC-6.11" },
  board = { A = { resources = 3, production = 1, hand = { vanilla(1) } }, events = { "Celebrations", "Week of the Weaponsmiths (2013)" }, event_deck = { "Day of Fortune" } },
  play = function(s)
    s.A:activate("Week of the Weaponsmiths (2013)")
    s:next_turn()
    s:next_turn()
    s.A:play(vanilla(1), { at = "f0" })
    s:expect(vanilla(1), { attack = 1 })
  end,
}
