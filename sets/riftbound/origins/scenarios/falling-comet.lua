scenario "Falling Comet deals six to a unit at a battlefield" {
  rules = { "417.1", "355.7" },
  board = {
    A = { hand = { "Falling Comet" }, runes = { mind = 5 }, south = { { vanilla(9), as = "mine" } }, base = { { vanilla(8), as = "home" } } },
    B = { north = { { vanilla(7), as = "big" }, { vanilla(6), as = "next" } }, base = { { vanilla(9), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Falling Comet")
    s:options("mine", "big", "next")
    s.A:choose("big")
    s:count("Mind Rune", 5, { exhausted = true })
    s:resolve()
    s:expect("big", { damage = 6, at = "north" })
    s:expect("next", { damage = 0 })
    s:expect("mine", { damage = 0 })
    s:expect("Falling Comet", { zone = "trash" })
  end,
}

scenario "Falling Comet kills a unit of might six at once" {
  rules = { "142.4", "323.5" },
  board = {
    A = { hand = { "Falling Comet" }, runes = { mind = 5 } },
    B = { north = { { vanilla(6), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Falling Comet")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:expect("north", { controller = false })
  end,
}

scenario "Falling Comet needs a unit at a battlefield" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Falling Comet" }, runes = { mind = 5 }, base = { vanilla(2) } },
    B = { base = { vanilla(3) } },
  },
  play = function(s) s.A:refused("play", "Falling Comet") end,
}
