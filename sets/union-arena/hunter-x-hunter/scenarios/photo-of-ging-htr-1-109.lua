card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Photo of Ging (HTR-1-109): Gon Freecss brings a card more" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-109" }, deck = { "HTR-1-097", "HTR-1-101", "HTR-1-070", { vanilla(1000), as = "last" } } } },
  play = function(s)
    s.A:play("HTR-1-109")
    s:options("HTR-1-101", "HTR-1-070", "last")
    s.A:choose("HTR-1-101")
    s.A:choose("HTR-1-070")
    s.A:choose("HTR-1-097")
    s:expect("HTR-1-101", { zone = "hand" })
    s:expect("HTR-1-070", { zone = "hand" })
    s:expect(s.A, { hand_size = 2, deck_size = 2 })
  end,
}

scenario "Photo of Ging (HTR-1-109): others do not" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-109" }, deck = { "HTR-1-070", "HTR-1-097" } } },
  play = function(s)
    s.A:play("HTR-1-109")
    s.A:choose("HTR-1-070")
    s:expect(s.A, { hand_size = 1, deck_size = 1 })
    s:sees(s.B, "Kiriko")
    s:sees(s.B, "Fishing Rod", false)
  end,
}

card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 2 } }

scenario "Photo of Ging (HTR-1-109): takes Gon Freecss, and draws 1 for it" {
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

scenario "Photo of Ging (HTR-1-109): nothing need be taken; all five go to the bottom" {
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
