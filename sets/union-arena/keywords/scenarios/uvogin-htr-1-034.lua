scenario "Uvogin (HTR-1-034): two damage" {
  rules = { "UA-6.9", "UA-7.1" },
  board = { A = { front = { "HTR-1-034" } }, phase = "attack" },
  play = function(s)
    s.A:attack("HTR-1-034")
    s.A:choose("life 7")
    s.A:choose("life 1")
    s:expect(s.B, { life = 5, sideline_size = 2 })
  end,
}

scenario "Uvogin (HTR-1-034): stronger on the own turn" {
  rules = { "UA-4.27" },
  board = { A = { front = { "HTR-1-034" } } },
  play = function(s)
    s:expect("HTR-1-034", { bp = 5000 })
    s.A:end_main()
    s.A:pass()
    s:turn(s.B)
    s:expect("HTR-1-034", { bp = 3500 })
  end,
}
