scenario "R085 Battlefield to battlefield needs Ganking" {
  rules = { "144.4" },
  board = {
    A = { north = { { vanilla(2), as = "walker" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:refused("move", "walker", "south", { rule = "144.4" })
    s.A:move("walker", "base")
    s:expect("walker", { at = "base", exhausted = true })
    s:expect("north", { controller = false })
  end,
}
