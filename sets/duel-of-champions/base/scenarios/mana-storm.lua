scenario "Mana Storm: who plays a spell pays 1, or 1 health" {
  rules = { "DOC-6.8" },
  board = { A = { hand = { "Fire bolt", "Earthquake" }, resources = 4 }, B = { f0 = { vanilla(9), as = "it" } }, events = { "Mana Storm" } },
  play = function(s)
    s.A:play("Fire bolt")
    s.A:choose("it")
    s:expect(s.A, { resources = 2, health = 20 })
    s.A:play("Earthquake")
    s:expect(s.A, { resources = 0, health = 19 })
    s:expect(s.B, { health = 20 })
  end,
}

scenario "Mana Storm does not ask for anything when fortunes and units are played" {
  rules = { "DOC-6.8" },
  board = { A = { hand = { "Gold pile", "Maniac" }, resources = 2 }, B = { hand = { "Fire bolt" }, production = 0 }, events = { "Celebrations", "Mana Storm" }, event_deck = { "Day of Fortune" } },
  play = function(s)
    s.A:play("Gold pile")
    s.A:play("Maniac", { at = "f0" })
    s:expect(s.A, { resources = 2, health = 20 })
    s:next_turn()
    s.B:play("Fire bolt")
    s.B:choose("Maniac")
    s:expect(s.B, { resources = 0, health = 19 })
    s:expect("Maniac", { zone = "graveyard" })
  end,
}
