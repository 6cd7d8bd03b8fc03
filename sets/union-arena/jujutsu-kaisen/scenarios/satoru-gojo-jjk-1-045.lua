scenario "Satoru Gojo (JJK-1-045): active, it generates 1 more" {
  rules = { "UA-10.11", "UA-4.14" },
  board = { A = { energy = { "JJK-1-045" } } },
  play = function(s)
    s:expect("JJK-1-045", { generates = 2, bp = 2500, required_energy = 2 })
    s:expect(s.A, { energy = 2 })
  end,
}

card { name = "Test Want", type = "character", color = { "blue" }, required_energy = 2, bp = 1000 }

scenario "Satoru Gojo (JJK-1-045): rested, it generates what is printed" {
  rules = { "UA-4.14", "UA-4.27" },
  board = { A = { energy = { { "JJK-1-045", exhausted = true } }, hand = { "Test Want" } } },
  play = function(s)
    s:expect("JJK-1-045", { generates = 1 })
    s.A:refused("play", "Test Want", { rule = "UA-4.14" })
  end,
}
