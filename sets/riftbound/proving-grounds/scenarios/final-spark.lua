scenario "Final Spark deals eight to a unit wherever it is" {
  rules = { "417.1", "355.7" },
  board = {
    A = { hand = { "Final Spark" }, runes = { mind = 8 }, base = { { vanilla(9), as = "mine" } } },
    B = { north = { { vanilla(10), as = "foe" } }, base = { { vanilla(9), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Final Spark")
    s:options("mine", "foe", "far")
    s.A:choose("far")
    s:count("Mind Rune", 8, { exhausted = true })
    s:resolve()
    s:expect("far", { damage = 8, at = "base" })
    s:expect("foe", { damage = 0 })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Final Spark kills a unit of might eight" {
  rules = { "142.4", "323.5" },
  board = {
    A = { hand = { "Final Spark" }, runes = { mind = 8 } },
    B = { base = { { vanilla(8), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Final Spark")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "trash" })
  end,
}
