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
