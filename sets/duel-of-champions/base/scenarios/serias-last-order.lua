scenario "Seria's last order: a unit comes back for one attack" {
  rules = { "DOC-7.5", "DOC-11" },
  board = { A = { hand = { "Seria's last order" }, resources = 5, might = 4, destiny = 4, graveyard = { "Abyssal lord", "Heal" } } },
  play = function(s)
    s.A:play("Seria's last order")
    s:options("Abyssal lord")
    s.A:choose("Abyssal lord")
    s.A:choose("A f1")
    s:expect("Abyssal lord", { at = "A f1", keywords = { "Attack Anywhere", "Quick Attack" } })
    s.A:attack("Abyssal lord")
    s:expect(s.B, { health = 15 })
    s:next_turn()
    s:expect("Abyssal lord", { zone = "banished" })
  end,
}

scenario "Seria's last order calls no unique unit, and none of the enemy" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Seria's last order" }, resources = 5, graveyard = { "Wyvern rider", "Gold pile" } }, B = { graveyard = { "Maniac" } } },
  play = function(s)
    s.A:refused("play", "Seria's last order", { rule = "DOC-16" })
    s:expect("Wyvern rider", { zone = "graveyard" })
  end,
}
