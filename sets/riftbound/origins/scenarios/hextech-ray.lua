scenario "Hextech Ray deals three to a unit at a battlefield" {
  rules = { "355.9", "417.1" },
  board = {
    A = { hand = { "Hextech Ray" }, runes = { fury = 1 }, south = { { vanilla(4), as = "mine" } } },
    B = { north = { { vanilla(4), as = "foe" } }, base = { { vanilla(4), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Hextech Ray")
    s:options("mine", "foe")
    s.A:choose("foe")
    -- One rune pays both: exhausted for the energy, recycled for the power.
    s:count("Fury Rune", 0, { zone = "runes" })
    s:resolve()
    s:expect("foe", { damage = 3, at = "north" })
  end,
}

scenario "Hextech Ray needs a unit at a battlefield and power of its domain" {
  rules = { "355.8", "357" },
  cases = { { name = "nobody is there", runes = { fury = 2 }, place = "base" }, { name = "another domain", runes = { calm = 2 }, place = "north", rule = "357" } },
  board = function(case)
    return {
      A = { hand = { "Hextech Ray" }, runes = case.runes },
      B = { [case.place] = { { vanilla(4), as = "foe" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:refused("play", "Hextech Ray", { rule = case.rule })
    s:expect(s.A, { hand_size = 1, rune_count = 2, ready_runes = 2 })
  end,
}
