card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 2 } }

scenario "Photo of Ging: takes Gon Freecss, and draws 1 for it" {
  rules = { "UA-10.4", "UA-4.20" },
  board = { A = { hand = { "Photo of Ging" }, energy = { "Well" }, deck = { "HTR-1-075", "Whale Island", "Netero", "Fishing Rod", "Satotz", "Tonpa" } } },
  play = function(s)
    s:expect("Photo of Ging", { ap = 1, required_energy = 2, color = "green", trigger = "draw" })
    s.A:play("Photo of Ging")
    s:options("HTR-1-075", "Netero", "Satotz")
    s:sees(s.A, "Netero")
    s:sees(s.B, "Netero", false)
    s.A:choose("HTR-1-075")
    s.A:choose("Whale Island", "Netero", "Fishing Rod")
    s:expect("HTR-1-075", { zone = "hand" })
    s:expect("Tonpa", { zone = "hand" })
    s:expect(s.A, { hand_size = 2, deck_size = 4 })
    s:sees(s.B, "Gon Freecss")
    s:sees(s.B, "Netero", false)
  end,
}

scenario "Photo of Ging: another character is taken without a draw" {
  board = { A = { hand = { "Photo of Ging" }, energy = { "Well" }, deck = { "HTR-1-075", "Whale Island", "Netero", "Fishing Rod", "Satotz", "Tonpa" } } },
  play = function(s)
    s.A:play("Photo of Ging")
    s.A:choose("Netero")
    s.A:choose("HTR-1-075", "Whale Island", "Fishing Rod")
    s:expect(s.A, { hand_size = 1, deck_size = 5 })
    s:next_turn()
    s:next_turn()
    s:expect("Tonpa", { zone = "hand" })
  end,
}

scenario "Photo of Ging: nothing need be taken; all five go to the bottom" {
  rules = { "UA-10.4" },
  board = { A = { hand = { "Photo of Ging" }, energy = { "Well" }, deck = { "HTR-1-075", "Whale Island", "Netero", "Fishing Rod", "Satotz", "Tonpa" } } },
  play = function(s)
    s.A:play("Photo of Ging")
    s.A:done()
    s.A:choose("Netero", "HTR-1-075", "Whale Island", "Fishing Rod")
    s:expect(s.A, { hand_size = 0, deck_size = 6 })
    s:next_turn()
    s:next_turn()
    s:expect("Tonpa", { zone = "hand" })
    s:expect("Satotz", { zone = "deck" })
  end,
}
