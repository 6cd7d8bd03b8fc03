scenario "Week of Taxes: who plays a fortune pays 1, or 1 health" {
  rules = { "DOC-6.8" },
  board = { A = { hand = { "Broken bridge", "Stone of Enlightenment" }, resources = 8 }, events = { "Week of Taxes" } },
  play = function(s)
    s.A:play("Stone of Enlightenment")
    s:expect(s.A, { resources = 3, health = 20, hand_size = 4 })
    s.A:play("Broken bridge")
    s.A:choose("row 0")
    s:expect(s.A, { resources = 0, health = 19 })
  end,
}

scenario "Week of Taxes does not tax units and spells, and it taxes both players" {
  rules = { "DOC-6.8" },
  board = { A = { hand = { "Maniac", "Fire bolt" }, resources = 3 }, B = { hand = { "Gold pile" }, production = 0, f0 = { vanilla(3), as = "it" } }, events = { "Celebrations", "Week of Taxes" }, event_deck = { "Day of Fortune" } },
  play = function(s)
    s.A:play("Maniac", { at = "f1" })
    s.A:play("Fire bolt")
    s.A:choose("it")
    s:expect(s.A, { resources = 1, health = 20 })
    s:next_turn()
    s.B:play("Gold pile")
    s:expect(s.B, { resources = 1, health = 20 })
    s:expect(s.A, { resources = 1, health = 20 })
  end,
}
