card { name = "Test Well", type = "site", color = { "green" }, generates = { green = 9 } }

scenario "Leorio (HTR-1-090): another small one returns" {
  rules = { "UA-10.4", "UA-2.5" },
  board = { A = { energy = { "Test Well" }, front = { { vanilla(1000), as = "small" }, { "CGH-1-103", as = "large" } }, hand = { "HTR-1-090" } } },
  play = function(s)
    s.A:play("HTR-1-090", { at = "energy" })
    s:expect("small", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect("HTR-1-090", { at = "energy", exhausted = true })
  end,
}

scenario "Leorio (HTR-1-090): without one, it returns itself" {
  rules = { "UA-10.4" },
  board = { A = { energy = { "Test Well" }, front = { { "CGH-1-103", as = "large" } }, hand = { "HTR-1-090" } }, B = { front = { vanilla(500) } } },
  play = function(s)
    s.A:play("HTR-1-090", { at = "front" })
    s:expect("HTR-1-090", { zone = "hand" })
    s:expect("large", { at = "front" })
    s:expect(s.A, { ap = 2 })
  end,
}
