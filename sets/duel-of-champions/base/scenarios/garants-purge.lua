scenario "Garant's purge takes all cards of a name from library and hand" {
  rules = { "DOC-12", "DOC-16" },
  board = { A = { hand = { "Garant's purge", "Heal" }, resources = 3, library = { "Heal" } }, B = { library = { "Heal", "Bless", "Heal" }, hand = { "Heal", "Bless" }, f0 = vanilla(1) } },
  play = function(s)
    s.A:play("Garant's purge")
    s.A:pick("Heal")
    s:expect(s.B, { library_size = 1, hand_size = 1, graveyard_size = 3 })
    s:count("Heal", 1, { zone = "hand" })
    s:count("Bless", 1, { zone = "library" })
    s:logged("DOC-12")
  end,
}

scenario "Garant's purge does nothing to an empty library" {
  rules = { "DOC-6.7" },
  board = { A = { hand = { "Garant's purge" }, resources = 3 }, B = { library = {}, hand = { "Heal" } } },
  play = function(s)
    s.A:play("Garant's purge")
    s:expect(s.B, { hand_size = 1, graveyard_size = 0 })
    s:expect("Garant's purge", { zone = "graveyard" })
  end,
}
