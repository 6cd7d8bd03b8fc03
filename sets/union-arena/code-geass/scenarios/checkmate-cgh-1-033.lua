card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Checkmate (CGH-1-033): BP, and with Lelouch Impact" {
  rules = { "UA-11.1", "UA-11.2" },
  board = { A = { energy = { "Test Well", "CGH-1-015" }, front = { { vanilla(1000, "Impact 1"), as = "striker" } }, hand = { "CGH-1-033" } }, B = { front = { { vanilla(3000), as = "blocker" } } } },
  play = function(s)
    s.A:play("CGH-1-033")
    s:expect("striker", { bp = 3000, impact = 2 })
    s.A:end_main()
    s.A:attack("striker")
    s.B:block("blocker")
    s.A:choose("life 1")
    s.A:choose("life 2")
    s:expect(s.B, { life = 5 })
  end,
}

scenario "Checkmate (CGH-1-033): BP alone without him" {
  rules = { "UA-8.4" },
  board = { A = { energy = { "Test Well", vanilla(500) }, front = { { vanilla(1000), as = "striker" } }, hand = { "CGH-1-033" } } },
  play = function(s)
    s.A:play("CGH-1-033")
    s:expect("striker", { bp = 3000, impact = 0 })
    s.A:end_main()
    s.A:pass()
    s:expect("striker", { bp = 1000 })
  end,
}
