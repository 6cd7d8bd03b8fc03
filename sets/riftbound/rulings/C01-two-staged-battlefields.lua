card {
  name = "Test Sortie", type = "spell", energy = 0, domains = { "chaos" },
  script = [[
    on_play {
      target = { a = unit { friendly = true }, b = unit { friendly = true, except = chosen.a }, first = place { battlefield = true }, second = place { battlefield = true, except = chosen.first } },
      effect = function(fx)
        fx:move(fx.a, fx.first)
        fx:move(fx.b, fx.second)
      end,
    }
  ]],
}

scenario "C01 The turn player picks which staged battlefield opens" {
  rules = { "323.12", "460" },
  cases = { { name = "the combat first", first = "south" }, { name = "the open one first", first = "north" } },
  board = {
    A = { hand = { "Test Sortie" }, base = { { vanilla(2), as = "one" }, { vanilla(3), as = "two" } } },
    B = { south = { { vanilla(1), as = "guard" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s, case)
    s.A:play("Test Sortie")
    s.A:choose("one")
    s.A:choose("two")
    s.A:choose("north")
    s.A:choose("south")
    s.A:pass()
    s.B:pass()
    s:expect("north", { contested = true })
    s:expect("south", { contested = true })
    s:options("north", "south")
    s.A:choose(case.first)
    s:expect("two", { attacking = case.first == "south" })
    s.A:pass()
    s.B:pass()
    -- The other one opens now, without a question.
    s:expect("north", { controller = case.first == "north" and s.A or false })
    s:expect("south", { controller = case.first == "south" and s.A or s.B })
    s:expect(s.A, { points = 1 })
    s.A:pass()
    s.B:pass()
    s:expect("north", { controller = s.A })
    s:expect("south", { controller = s.A })
    s:expect("guard", { zone = "trash" })
    s:expect(s.A, { points = 2 })
    s:owes(s.A, "act")
  end,
}
