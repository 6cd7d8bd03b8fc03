scenario "Shunsui Kyoraku (BLC-1-074): two damage" {
  rules = { "UA-6.9", "UA-7.1" },
  board = { A = { front = { "BLC-1-074" } }, phase = "attack" },
  play = function(s)
    s.A:attack("BLC-1-074")
    s.A:choose("life 7")
    s.A:choose("life 1")
    s:expect(s.B, { life = 5, sideline_size = 2 })
  end,
}

scenario "Shunsui Kyoraku (BLC-1-074): of one life, one" {
  rules = { "UA-7.1", "UA-9.1" },
  board = { A = { front = { "BLC-1-074" } }, B = { life = 1 }, phase = "attack" },
  play = function(s)
    s.A:attack("BLC-1-074")
    s:won(s.A)
  end,
}
