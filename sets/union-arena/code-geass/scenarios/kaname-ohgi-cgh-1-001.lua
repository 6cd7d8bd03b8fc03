scenario "Kaname Ohgi (CGH-1-001): active, it generates 1 more" {
  rules = { "UA-10.11", "UA-4.14" },
  board = { A = { energy = { "CGH-1-001" } } },
  play = function(s)
    s:expect("CGH-1-001", { generates = 2, bp = 2500, required_energy = 2 })
    s:expect(s.A, { energy = 2 })
  end,
}

card { name = "Test Want", type = "character", color = { "purple" }, required_energy = 2, bp = 1000 }

scenario "Kaname Ohgi (CGH-1-001): rested, it generates what is printed" {
  rules = { "UA-4.14", "UA-4.27" },
  board = { A = { energy = { { "CGH-1-001", exhausted = true } }, hand = { "Test Want" } } },
  play = function(s)
    s:expect("CGH-1-001", { generates = 1 })
    s.A:refused("play", "Test Want", { rule = "UA-4.14" })
  end,
}
