scenario "R083 No joining after the showdown has started" {
  rules = { "144.1" },
  board = {
    A = { base = { { vanilla(3), as = "first" }, { vanilla(4), as = "second" } } },
    B = { north = { { vanilla(2), as = "defender" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("first", "north")
    s:owes(s.A, "act")
    s.A:refused("move", "second", "north", { rule = "144.1" })
    s:expect("second", { at = "base", exhausted = false })
  end,
}
