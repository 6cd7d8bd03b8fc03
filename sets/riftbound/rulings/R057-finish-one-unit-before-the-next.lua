scenario "R057 Finish one unit before the next" {
  rules = { "465.2" },
  board = {
    A = { base = { { vanilla(5), as = "attacker" } } },
    B = { north = { { vanilla(3), as = "first" }, { vanilla(3), as = "second" }, { vanilla(3), as = "third" }, { vanilla(3), as = "fourth" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    -- Whoever is chosen gets lethal damage whole: no other way to spread it is offered.
    s:options("first", "second", "third", "fourth")
    s.A:choose("second")
    s:options("first", "third", "fourth")
    s.A:refused("choose", "second", { rule = "465.2" })
    s.A:choose("fourth")
    s:expect("second", { zone = "trash" })
    s:expect("fourth", { at = "north", damage = 0 })
    s:expect("first", { at = "north" })
    s:expect("third", { at = "north" })
    s:expect("attacker", { zone = "trash" })
    s:expect("north", { controller = s.B })
  end,
}
