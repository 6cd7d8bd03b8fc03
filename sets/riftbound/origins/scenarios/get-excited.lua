scenario "Get Excited! deals the energy of what was discarded" {
  rules = { "422.1", "206", "417.1" },
  cases = { { name = "seven", card = "big", damage = 7 }, { name = "two and a power", card = "small", damage = 2 } },
  board = {
    A = { hand = { "Get Excited!", { "Mega-Mech", as = "big" }, { "Falling Star", as = "small" } }, runes = { fury = 2 } },
    B = { north = { { vanilla(9), as = "foe" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Get Excited!")
    s:options("foe")
    s.A:choose("foe")
    s:expect(s.A, { hand_size = 2 })
    s.A:pass()
    s.B:pass()
    s:options("big", "small")
    s.A:choose(case.card)
    s:expect(case.card, { zone = "trash" })
    s:expect("foe", { damage = case.damage })
  end,
}

scenario "Get Excited! with nothing to discard deals nothing" {
  rules = { "422.4", "359.3" },
  board = {
    A = { hand = { "Get Excited!" }, runes = { fury = 2 } },
    B = { north = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Get Excited!")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 0 })
    s:expect("Get Excited!", { zone = "trash" })
  end,
}

scenario "Get Excited! discards even though its target is gone" {
  rules = { "359.3" },
  board = {
    A = { hand = { "Get Excited!", { vanilla(4), as = "junk" } }, runes = { fury = 2 } },
    B = { hand = { "Gust" }, runes = { chaos = 1 }, north = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Get Excited!")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Gust")
    s.B:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "hand" })
    s:expect("junk", { zone = "trash" })
  end,
}
