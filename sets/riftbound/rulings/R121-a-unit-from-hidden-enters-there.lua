scenario "R121 Unit from hidden must enter there" {
  rules = { "811.1", "383.4" },
  board = {
    A = { base = { { vanilla(5), as = "one" }, { vanilla(5), as = "two" } } },
    B = { hand = { "Teemo, Strategist" }, runes = { calm = 1 }, north = { { vanilla(1), as = "guard" } }, south = { vanilla(1) }, deck = { "Hidden Blade", "Hidden Blade", vanilla(1), vanilla(2), vanilla(3), vanilla(4) } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
    turn = "B",
  },
  play = function(s)
    s.B:hide("Teemo, Strategist", "north")
    s:next_turn()
    s.A:move({ "one", "two" }, "north")
    s.A:pass()
    s.B:play("Teemo, Strategist")
    s:expect("Teemo, Strategist", { at = "north", defending = true })
    s:options("one", "two")
    s.B:choose("one")
    s:chain { "Teemo, Strategist" }
    s:resolve()
    s:expect("one", { damage = 2 })
    s:expect("two", { damage = 0 })
  end,
}
