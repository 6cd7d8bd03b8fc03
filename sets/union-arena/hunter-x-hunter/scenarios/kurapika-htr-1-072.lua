scenario "Kurapika (HTR-1-072): strong with energy" {
  rules = { "UA-4.14", "UA-4.27" },
  board = { A = { front = { "HTR-1-072" }, energy = { "HTR-1-090", "HTR-1-105", "HTR-1-085" } } },
  play = function(s)
    s:expect(s.A, { energy = 6 })
    s:expect("HTR-1-072", { bp = 4000 })
  end,
}

scenario "Kurapika (HTR-1-072): not with 5" {
  rules = { "UA-4.14" },
  board = { A = { front = { "HTR-1-072" }, energy = { "HTR-1-090", "HTR-1-105", { "HTR-1-085", exhausted = true } } } },
  play = function(s)
    s:expect(s.A, { energy = 5 })
    s:expect("HTR-1-072", { bp = 3000 })
  end,
}
