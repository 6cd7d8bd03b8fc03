scenario "For whom the Bell tolls kills all units as its player's next turn begins" {
  rules = { "DOC-6.3", "DOC-9.5" },
  board = { A = { hand = { "For whom the Bell tolls" }, resources = 5, f0 = { vanilla(5), as = "mine" } }, B = { f0 = { vanilla(5), as = "foe" }, b0 = { vanilla(5), as = "far" } } },
  play = function(s)
    s.A:play("For whom the Bell tolls")
    s:next_turn()
    s:expect("foe", { at = "B f0" })
    s:next_turn()
    s:expect("mine", { zone = "graveyard" })
    s:expect("foe", { zone = "graveyard" })
    s:expect("far", { zone = "graveyard" })
    s:expect("For whom the Bell tolls", { zone = "graveyard" })
  end,
}

scenario "For whom the Bell tolls may be dispelled in time" {
  rules = { "DOC-12" },
  board = { A = { ongoing = { "For whom the Bell tolls" }, f0 = { vanilla(5), as = "mine" } }, B = { hand = { "Dispel magic" } } },
  play = function(s)
    s:next_turn()
    s.B:play("Dispel magic")
    s.B:choose("For whom the Bell tolls")
    s:next_turn()
    s:expect("mine", { at = "A f0" })
  end,
}
