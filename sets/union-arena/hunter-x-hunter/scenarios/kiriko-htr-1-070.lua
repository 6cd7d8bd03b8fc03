card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Kiriko (HTR-1-070): draws" {
  rules = { "UA-4.16", "UA-4.4" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-070" }, deck = { { vanilla(1000), as = "top" } } } },
  play = function(s)
    s.A:play("HTR-1-070", { at = "front" })
    s:expect("top", { zone = "hand" })
    s:expect("HTR-1-070", { bp = 2000, exhausted = true })
  end,
}

scenario "Kiriko (HTR-1-070): an empty deck just stops it" {
  rules = { "UA-9.2" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-070" }, deck = 0 } },
  play = function(s)
    s.A:play("HTR-1-070", { at = "front" })
    s:expect(s.A, { hand_size = 0 })
    s:over(false)
  end,
}

card { name = "Spring", type = "character", color = { "green" }, bp = 1000, generates = { green = 1 } }

scenario "Kiriko (HTR-1-070): needs 2 green energy" {
  rules = { "UA-4.14" },
  board = { A = { hand = { "Kiriko" }, energy = { "Spring" } } },
  play = function(s)
    s.A:refused("play", "Kiriko", { rule = "UA-4.14" })
    s:expect("Kiriko", { zone = "hand" })
  end,
}

scenario "Kiriko (HTR-1-070): one card, played to the energy line too" {
  rules = { "UA-4.16" },
  board = { A = { energy = { "Test Well" }, hand = { "HTR-1-070" } } },
  play = function(s)
    s.A:play("HTR-1-070", { at = "energy" })
    s:expect(s.A, { hand_size = 1, deck_size = 19, energy = 10, ap = 2 })
  end,
}
