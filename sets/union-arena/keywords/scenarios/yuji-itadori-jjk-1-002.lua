scenario "Yuji Itadori (JJK-1-002): no Impact against it" {
  rules = { "UA-11", "UA-11.1" },
  board = { A = { front = { { vanilla(4000, "Impact 2"), as = "striker" } } }, B = { front = { "JJK-1-002" } }, phase = "attack" },
  play = function(s)
    s.A:attack("striker")
    s.B:block("JJK-1-002")
    s:expect("JJK-1-002", { zone = "sideline" })
    s:expect(s.B, { life = 7 })
    s:expect("striker", { impact = 2 })
  end,
}

scenario "Yuji Itadori (JJK-1-002): it nullifies its own battle alone" {
  rules = { "UA-11.1" },
  board = { A = { front = { { vanilla(4000, "Impact 1"), as = "striker" } } }, B = { front = { "JJK-1-002", { vanilla(1000), as = "other" } } }, phase = "attack" },
  play = function(s)
    s.A:attack("striker")
    s.B:block("other")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
    s:expect("JJK-1-002", { keywords = { "Nullify Impact" }, bp = 2000 })
  end,
}
