scenario "Incinerate deals two to a unit at a battlefield" {
  rules = { "417.1", "355.7" },
  board = {
    A = { hand = { "Incinerate" }, runes = { fury = 2 }, south = { { vanilla(3), as = "mine" } }, base = { { vanilla(3), as = "home" } } },
    B = { north = { { vanilla(3), as = "foe" }, { vanilla(2), as = "other" } }, base = { { vanilla(1), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Incinerate")
    s:options("mine", "foe", "other")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2, at = "north" })
    s:expect("other", { damage = 0 })
    s:expect("mine", { damage = 0 })
    s:next_turn()
    s:expect("foe", { damage = 0 })
  end,
}

scenario "Incinerate may be played in a showdown, and kills a unit of might two" {
  rules = { "806.1", "142.4" },
  board = {
    A = { hand = { "Incinerate" }, runes = { fury = 2 }, base = { { vanilla(1), as = "scout" } } },
    B = { north = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("scout", "north")
    s.A:play("Incinerate")
    s:options("foe", "scout")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:showdown()
    s:expect("scout", { at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Incinerate needs a unit at a battlefield" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Incinerate" }, runes = { fury = 2 }, base = { vanilla(2) } },
    B = { base = { vanilla(1) } },
  },
  play = function(s) s.A:refused("play", "Incinerate") end,
}
