scenario "Whale Island (HTR-1-108): more energy with Gon Freecss" {
  rules = { "UA-4.14", "UA-4.27" },
  board = { A = { energy = { "HTR-1-108" }, front = { "HTR-1-101" } } },
  play = function(s) s:expect("HTR-1-108", { generates = 2, at = "energy" }) s:expect(s.A, { energy = 2 }) end,
}

scenario "Whale Island (HTR-1-108): not with an enemy one" {
  rules = { "UA-4.14" },
  board = { A = { energy = { "HTR-1-108" } }, B = { front = { "HTR-1-101" } } },
  play = function(s) s:expect("HTR-1-108", { generates = 1 }) end,
}
