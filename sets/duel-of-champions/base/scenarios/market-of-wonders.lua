scenario "Market of Wonders: one of the top three into the hand, the others into the graveyard" {
  rules = { "DOC-6.8", "DOC-16" },
  board = { A = { resources = 5, library = { "Heal", "Bless", "Weakness", "Maniac" } }, events = { "Market of Wonders" } },
  play = function(s)
    s.A:activate("Market of Wonders")
    s:options("Heal", "Bless", "Weakness")
    s:sees(s.A, "Weakness")
    s:sees(s.B, "Weakness", false)
    s.A:choose("Bless")
    s:expect("Bless", { zone = "hand" })
    s:expect("Heal", { zone = "graveyard" })
    s:expect("Weakness", { zone = "graveyard" })
    s:expect("Maniac", { zone = "library" })
    s:expect(s.A, { resources = 0 })
    s:sees(s.B, "Bless", false)
  end,
}

scenario "Market of Wonders takes what is there of a small library" {
  rules = { "DOC-6.8" },
  board = { A = { resources = 5, library = { "Heal" } }, B = { library = { "Bless" } }, events = { "Market of Wonders" } },
  play = function(s)
    s.A:activate("Market of Wonders")
    s:expect("Heal", { zone = "hand" })
    s:expect("Bless", { zone = "library" })
    s:expect(s.A, { health = 20, graveyard_size = 0, library_size = 0 })
  end,
}
