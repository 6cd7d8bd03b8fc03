scenario "Kat's grand finale: a unit of the hand attacks at once and dies at the end of the turn" {
  rules = { "DOC-7.5", "DOC-11" },
  board = { A = { hand = { "Kat's grand finale", "Wyvern rider", "Maniac", "Heal" }, resources = 5, might = 4, destiny = 4 }, B = { hand = { "Maniac" } } },
  play = function(s)
    s.A:play("Kat's grand finale")
    s:options("Wyvern rider", "Maniac")
    s.A:choose("Wyvern rider")
    s.A:choose("A b2")
    s:sees(s.B, "Heal", false)
    s.A:attack("Wyvern rider")
    s:expect(s.B, { health = 17 })
    s:next_turn()
    s:expect("Wyvern rider", { zone = "graveyard" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Kat's grand finale without a unit in hand does nothing" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Kat's grand finale", "Heal" }, resources = 5 } },
  play = function(s)
    s.A:play("Kat's grand finale")
    s:expect(s.A, { hand_size = 1, units = 0 })
  end,
}
