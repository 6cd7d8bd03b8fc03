card { name = "Well", type = "character", color = { "green" }, bp = 1000, generates = { green = 2 } }
card { name = "Spring", type = "character", color = { "green" }, bp = 1000, generates = { green = 1 } }

scenario "Kiriko: draws a card when it is played" {
  rules = { "UA-4.16", "UA-4.15" },
  board = { A = { hand = { "Kiriko" }, energy = { "Well" } } },
  play = function(s)
    s.A:play("Kiriko", { at = "energy" })
    s:expect("Kiriko", { at = "energy", exhausted = true, bp = 2000, generates = 1, required_energy = 2, ap = 1, color = "green", type = { "character" } })
    s:expect(s.A, { hand_size = 1, deck_size = 19, ap = 2, energy = 3 })
  end,
}

scenario "Kiriko: needs 2 green energy" {
  rules = { "UA-4.14" },
  board = { A = { hand = { "Kiriko" }, energy = { "Spring" } } },
  play = function(s)
    s.A:refused("play", "Kiriko", { rule = "UA-4.14" })
    s:expect("Kiriko", { zone = "hand" })
  end,
}

scenario "Kiriko: from an empty deck it draws nothing, and nobody loses" {
  rules = { "UA-9.2" },
  board = { A = { hand = { "Kiriko" }, energy = { "Well" }, deck = {} } },
  play = function(s)
    s.A:play("Kiriko", { at = "front" })
    s:expect("Kiriko", { at = "front" })
    s:expect(s.A, { hand_size = 0 })
    s:over(false)
  end,
}
