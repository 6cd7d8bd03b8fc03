card { name = "Test Hope", type = "character", bp = 1000, trigger = "final" }

scenario "U019 Final trigger can save" {
  rules = { "UA-7.5", "UA-7.2" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { life = { "Test Hope" }, deck = 3 }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s:owes(s.B, "trigger")
    s:expect(s.B, { life = 0 })
    s.B:choose("Test Hope")
    s:expect(s.B, { life = 1, deck_size = 2 })
    s:over(false)
  end,
}

scenario "U019 Final trigger can save: unless it is not used" {
  rules = { "UA-7.5", "UA-9.1" },
  board = { A = { front = { { vanilla(3000), as = "attacker" } } }, B = { life = { "Test Hope" } }, phase = "attack" },
  play = function(s)
    s.A:attack("attacker")
    s.B:pass()
    s:won(s.A)
  end,
}
