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

scenario "Guren Mk-II (CGH-1-107): BP 3000 or less on the enemy front line, or nobody; Impact (1) this turn" {
  rules = { "UA-5.4", "UA-10.4", "UA-8.4" },
  board = {
    A = { energy = { "Test Well" }, front = { "CGH-1-002", { vanilla(100), as = "mate" } }, hand = { "CGH-1-107" } },
    B = { front = { { vanilla(3000), as = "equal" }, { vanilla(3001), as = "more" }, { vanilla(300), as = "less" } }, energy = { { vanilla(400), as = "rear" } } },
  },
  play = function(s)
    s.A:raid("CGH-1-107", "CGH-1-002")
    s:options("equal", "less")
    s.A:choose("equal")
    s:expect("equal", { zone = "sideline" })
    s:owes(s.A, "act")
    s:expect("CGH-1-107", { impact = 1 })
    s:next_turn()
    s:expect("CGH-1-107", { impact = 0 })
  end,
}

scenario "Guren Mk-II (CGH-1-107): played the plain way it does neither" {
  rules = { "UA-5.5" },
  board = { A = { energy = { "Test Well" }, hand = { "CGH-1-107" } }, B = { front = { { vanilla(300), as = "foe" } } } },
  play = function(s)
    s.A:play("CGH-1-107", { at = "front" })
    s:owes(s.A, "act")
    s:expect("foe", { at = "front" })
    s:expect("CGH-1-107", { impact = 0 })
  end,
}
