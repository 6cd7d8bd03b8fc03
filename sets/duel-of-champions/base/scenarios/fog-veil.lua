scenario "Fog veil: enemy shooters and flyers cannot attack" {
  rules = { "DOC-1", "DOC-3.6" },
  board = { A = { hand = { "Fog veil" }, resources = 3, f3 = "Lamasu" }, B = { b0 = "Centaur archer", f1 = "Wild griffin", f2 = "Juggernaut" } },
  play = function(s)
    s.A:play("Fog veil")
    s.A:attack("Lamasu")
    s:expect(s.B, { health = 18 })
    s:next_turn()
    s.B:refused("attack", "Centaur archer", s.A, { rule = "DOC-1", by = "Fog veil" })
    s.B:refused("attack", "Wild griffin", s.A, { rule = "DOC-1", by = "Fog veil" })
    s.B:attack("Juggernaut")
    s:expect(s.A, { health = 16 })
  end,
}

scenario "Fog veil lifts as its player's next turn begins" {
  rules = { "DOC-6.1" },
  board = { A = { hand = { "Fog veil" }, resources = 3 }, B = { b0 = "Centaur archer" } },
  play = function(s)
    s.A:play("Fog veil")
    s:next_turn()
    s:next_turn()
    s:expect("Fog veil", { zone = "graveyard" })
    s:next_turn()
    s.B:attack("Centaur archer")
    s:expect(s.A, { health = 17 })
  end,
}
