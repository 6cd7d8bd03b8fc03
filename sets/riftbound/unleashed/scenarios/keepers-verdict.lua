scenario "Keeper's Verdict: the owner chooses the end of the deck" {
  rules = { "056", "355.17" },
  cases = { { name = "top", pick = "Top", drawn = "foe" }, { name = "bottom", pick = "Bottom", drawn = "next" } },
  board = {
    A = { hand = { "Keeper's Verdict" }, runes = { body = 4 } },
    B = { north = { { vanilla(6), as = "foe" } }, base = { { vanilla(1), as = "home" } }, deck = { { vanilla(2), as = "next" }, { vanilla(3), as = "last" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Keeper's Verdict")
    s:options("foe")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:owes(s.B)
    s.B:pick(case.pick)
    s:expect("foe", { zone = "deck", owner = s.B })
    s:expect(s.B, { deck_size = 3 })
    s:next_turn()
    s:expect(case.drawn, { zone = "hand" })
  end,
}

scenario "Keeper's Verdict reaches no unit at home and none of yours" {
  rules = { "355.4" },
  board = {
    A = { hand = { "Keeper's Verdict" }, runes = { body = 4 }, north = { vanilla(1) } },
    B = { base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:refused("play", "Keeper's Verdict")
    s:expect("Keeper's Verdict", { zone = "hand" })
  end,
}
