scenario "Kewell Soresi (CGH-1-050): no Impact against it" {
  rules = { "UA-11", "UA-11.1" },
  board = { A = { front = { { vanilla(4000, "Impact 2"), as = "striker" } } }, B = { front = { "CGH-1-050" } }, phase = "attack" },
  play = function(s)
    s.A:attack("striker")
    s.B:block("CGH-1-050")
    s:expect("CGH-1-050", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
    s:expect("striker", { impact = 2 })
  end,
}

scenario "Kewell Soresi (CGH-1-050): it nullifies its own battle alone" {
  rules = { "UA-11.1" },
  board = { A = { front = { { vanilla(4000, "Impact 1"), as = "striker" } } }, B = { front = { "CGH-1-050", { vanilla(1000), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("striker")
    s.B:block("other")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
    s:expect("CGH-1-050", { keywords = { "Nullify Impact" }, bp = 2000 })
  end,
}
