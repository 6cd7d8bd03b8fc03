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

scenario "Guren Mk-II (CGH-1-023): played the plain way it gets nothing; Lelouch of the other side does not count" {
  rules = { "UA-5.5", "UA-5.4" },
  cases = {
    { name = "plain, with the own one", raid = false, mine = { "CGH-1-103" }, theirs = {} },
    { name = "raid, with one of the other side", raid = true, mine = {}, theirs = { "CGH-1-103" } },
  },
  board = function(case)
    local front = { "CGH-1-101" }
    for _, x in ipairs(case.mine) do front[#front + 1] = x end
    return { A = { energy = { "Test Well" }, front = front, hand = { "CGH-1-023" } }, B = { energy = case.theirs } }
  end,
  play = function(s, case)
    if case.raid then s.A:raid("CGH-1-023", "CGH-1-101") else s.A:play("CGH-1-023", { at = "front" }) end
    s:expect("CGH-1-023", { impact = 0, raided = case.raid })
  end,
}

scenario "Guren Mk-II (CGH-1-023): on the next turn its attacks need not be blocked any more" {
  rules = { "UA-8.4", "UA-6.4" },
  board = { A = { energy = { "Test Well", "CGH-1-103" }, front = { "CGH-1-101" }, hand = { "CGH-1-023" } }, B = { front = { { vanilla(3000), as = "blocker" } } } },
  play = function(s)
    s.A:raid("CGH-1-023", "CGH-1-101")
    s:next_turn()
    s:next_turn()
    s:expect("CGH-1-023", { impact = 0 })
    s.A:end_main()
    s.A:attack("CGH-1-023")
    s.B:pass()
    s.A:choose("life 1")
    s:expect(s.B, { life = 6 })
  end,
}
