scenario "Hisoka (HTR-1-107): Impact deals 1, whatever its Damage" {
  rules = { "UA-11.1" },
  board = { A = { front = { "HTR-1-107" } }, B = { front = { { vanilla(1000), as = "blocker" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("HTR-1-107")
    s.B:block("blocker")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Hisoka (HTR-1-107): two damage" {
  rules = { "UA-6.9", "UA-7.1" },
  board = { A = { front = { "HTR-1-107" } }, phase = "attack" },
  play = function(s)
    s.A:attack("HTR-1-107")
    s.A:choose("life 7")
    s.A:choose("life 1")
    s:expect(s.B, { life = 5, sideline_size = 2 })
  end,
}
