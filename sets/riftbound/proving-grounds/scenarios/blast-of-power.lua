scenario "Blast of Power kills a unit at a battlefield" {
  rules = { "428.1", "355.7" },
  board = {
    A = { hand = { "Blast of Power" }, runes = { order = 6 }, south = { { vanilla(2), as = "mine" } }, base = { { vanilla(3), as = "home" } } },
    B = { north = { { vanilla(12), as = "giant" }, { vanilla(1), as = "other" } }, base = { { vanilla(4), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Blast of Power")
    s:options("mine", "giant", "other")
    s.A:choose("giant")
    s:count("Order Rune", 5, { exhausted = true })
    s:resolve()
    s:expect("giant", { zone = "trash" })
    s:expect("other", { at = "north" })
    s:expect("mine", { at = "south" })
  end,
}

scenario "Blast of Power cannot reach a base" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Blast of Power" }, runes = { order = 6 }, base = { vanilla(2) } },
    B = { base = { vanilla(3) } },
  },
  play = function(s) s.A:refused("play", "Blast of Power") end,
}
