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

scenario "Checkmate (CGH-1-033): Lelouch of the other side does not count, and on the next turn all is gone" {
  rules = { "UA-8.4", "UA-11.2" },
  cases = { { name = "the own one", mine = { "CGH-1-015" }, theirs = {}, impact = 1 }, { name = "one of the other side", mine = {}, theirs = { "CGH-1-015" }, impact = 0 } },
  board = function(case)
    local energy = { "Test Well" }
    for _, x in ipairs(case.mine) do energy[#energy + 1] = x end
    return { A = { energy = energy, front = { { vanilla(1000), as = "striker" } }, hand = { "CGH-1-033" } }, B = { energy = case.theirs } }
  end,
  play = function(s, case)
    s.A:play("CGH-1-033")
    s:expect("striker", { bp = 3000, impact = case.impact })
    s:next_turn()
    s:expect("striker", { bp = 1000, impact = 0 })
  end,
}
