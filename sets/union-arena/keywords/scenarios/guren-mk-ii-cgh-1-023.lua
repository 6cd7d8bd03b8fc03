card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Guren Mk-II (CGH-1-023): with Lelouch its attacks must be blocked" {
  rules = { "UA-6.5", "UA-5.4", "UA-11.1" },
  board = { A = { energy = { "Test Well", "CGH-1-103" }, front = { "CGH-1-101" }, hand = { "CGH-1-023" } }, B = { front = { { vanilla(3000), as = "blocker" } } } },
  play = function(s)
    s.A:raid("CGH-1-023", "CGH-1-101")
    s:expect("CGH-1-023", { impact = 1 })
    s.A:end_main()
    s.A:attack("CGH-1-023")
    s.B:refused("pass", { rule = "UA-6.5" })
    s.B:block("blocker")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Guren Mk-II (CGH-1-023): without him, they need not" {
  rules = { "UA-4.27" },
  board = { A = { energy = { "Test Well" }, front = { "CGH-1-101" }, hand = { "CGH-1-023" } }, B = { front = { { vanilla(3000), as = "blocker" } } } },
  play = function(s)
    s.A:raid("CGH-1-023", "CGH-1-101")
    s:why_not("CGH-1-023", "triggered:played", "condition")
    s:expect("CGH-1-023", { impact = 0 })
    s.A:end_main()
    s.A:attack("CGH-1-023")
    s.B:pass()
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}
