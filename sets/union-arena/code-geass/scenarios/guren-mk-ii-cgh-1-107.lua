card { name = "Test Well", type = "site", color = { "purple" }, generates = { purple = 9 } }

scenario "Guren Mk-II (CGH-1-107): raided, it sidelines and has Impact" {
  rules = { "UA-5.4", "UA-11.1" },
  board = { A = { energy = { "Test Well" }, front = { "CGH-1-101" }, hand = { "CGH-1-107" } }, B = { front = { { vanilla(3000), as = "weak" }, { vanilla(3500), as = "strong" } } } },
  play = function(s)
    s.A:raid("CGH-1-107", "CGH-1-101")
    s:options("weak")
    s.A:choose("weak")
    s:expect("weak", { zone = "sideline" })
    s:expect("CGH-1-107", { impact = 1 })
    s.A:end_main()
    s.A:attack("CGH-1-107")
    s.B:block("strong")
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}

scenario "Guren Mk-II (CGH-1-107): not on others, and plain without Impact" {
  rules = { "UA-5.1", "UA-5.5" },
  board = { A = { energy = { "Test Well" }, front = { "CGH-1-104" }, hand = { "CGH-1-107" } }, B = { front = { { vanilla(3000), as = "weak" } } } },
  play = function(s)
    s.A:refused("raid", "CGH-1-107", "CGH-1-104", { rule = "UA-5.1" })
    s.A:play("CGH-1-107", { at = "front" })
    s:expect("CGH-1-107", { impact = 0, keywords = { "Raid" } })
    s:expect("weak", { at = "front" })
  end,
}
