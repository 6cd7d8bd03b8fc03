scenario "Spell twister: a spell of the enemy's hand is played free" {
  rules = { "DOC-16", "DOC-12" },
  board = { A = { hand = { "Spell twister" }, resources = 4, magic = 4 }, B = { hand = { "Insect swarm", "Gold pile", "Tsunami" }, f0 = { vanilla(9), as = "foe" } } },
  play = function(s)
    s.A:play("Spell twister")
    s:sees(s.A, "Gold pile")
    s:options("Insect swarm", "Tsunami")
    s.A:choose("Insect swarm")
    s.A:pick("play it free")
    s:expect("foe", { damage = 3 })
    s:expect("Insect swarm", { zone = "graveyard" })
    s:expect(s.B, { graveyard_size = 1, hand_size = 2 })
    s:expect(s.A, { resources = 0 })
  end,
}

scenario "Spell twister: or it goes to the enemy's graveyard" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Spell twister" }, resources = 4 }, B = { hand = { "Insect swarm", "Gold pile" }, f0 = { vanilla(9), as = "foe" } } },
  play = function(s)
    s.A:play("Spell twister")
    s.A:pick("into the graveyard")
    s:expect("Insect swarm", { zone = "graveyard" })
    s:expect("foe", { damage = 0 })
    s:expect(s.B, { graveyard_size = 1, hand_size = 1 })
  end,
}

scenario "Spell twister does nothing to a hand without spells" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Spell twister" }, resources = 4 }, B = { hand = { "Gold pile", "Only Spell" } } },
  play = function(s)
    s.A:play("Spell twister")
    s:owes(s.A, "act")
    s:expect(s.B, { hand_size = 2 })
  end,
}
card { name = "Only Spell", type = "spell", schools = { "dark" }, kind = { "instant" }, traits = { "unique" }, cost = 1 }

scenario "Spell twister looks into the enemy's hand, not its player's" {
  rules = { "DOC-16" },
  board = { A = { hand = { "Spell twister", "Heal" }, resources = 4 }, B = { hand = { "Insect swarm", "Tsunami" } } },
  play = function(s)
    s.A:play("Spell twister")
    s:options("Insect swarm", "Tsunami")
    s.A:choose("Tsunami")
    s.A:pick("into the graveyard")
    s:expect("Tsunami", { zone = "graveyard" })
    s:expect("Heal", { zone = "hand" })
  end,
}
