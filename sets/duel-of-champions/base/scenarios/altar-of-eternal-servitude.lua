scenario "Altar of Eternal Servitude returns the units that have died since its player's last turn" {
  rules = { "DOC-12", "DOC-6" },
  board = {
    A = { hand = { "Altar of Eternal Servitude" }, resources = 9, destiny = 3, f0 = { vanilla(1), as = "early" }, f1 = { vanilla(1), as = "late" }, f2 = { vanilla(1), as = "now" } },
    B = { f0 = vanilla(5), f1 = { vanilla(5), as = "killer" }, f2 = vanilla(5) },
  },
  play = function(s)
    s.A:attack("early")
    s:expect("early", { zone = "graveyard" })
    s:next_turn()
    s.B:attack("killer")
    s:expect("late", { zone = "graveyard" })
    s:next_turn()
    s.A:attack("now")
    s.A:play("Altar of Eternal Servitude")
    s:expect("early", { zone = "graveyard" })
    s:expect("late", { zone = "hand" })
    s:expect("now", { zone = "hand" })
  end,
}

scenario "Altar of Eternal Servitude leaves what is no unit, and the other player's units" {
  rules = { "DOC-12" },
  board = {
    A = { hand = { "Altar of Eternal Servitude", "Gold pile" }, resources = 9, destiny = 3, f0 = { vanilla(5), as = "mine" } },
    B = { f0 = { vanilla(1), as = "foe" } },
  },
  play = function(s)
    s.A:play("Gold pile")
    s.A:attack("mine")
    s.A:play("Altar of Eternal Servitude")
    s:expect("Gold pile", { zone = "graveyard" })
    s:expect("foe", { zone = "graveyard" })
  end,
}

scenario "Altar of Eternal Servitude returns all cards of a stack" {
  rules = { "DOC-12" },
  board = {
    turn = "B",
    A = { hand = { "Altar of Eternal Servitude" }, resources = 9, destiny = 3, f1 = { vanilla(1, "Stackable"), stack = 3, as = "stack" } },
    B = { f1 = { vanilla(9), as = "killer" } },
  },
  play = function(s)
    s.B:attack("killer")
    s:expect("stack", { zone = "graveyard" })
    s:next_turn()
    s:expect(s.A, { hand_size = 2 })
    s.A:play("Altar of Eternal Servitude")
    s:expect(s.A, { hand_size = 4 })
  end,
}
