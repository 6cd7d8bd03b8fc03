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
