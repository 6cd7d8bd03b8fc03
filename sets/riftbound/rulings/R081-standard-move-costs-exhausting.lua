scenario "R081 Standard move costs exhausting" {
  rules = { "144.2", "144.4" },
  board = {
    A = { base = { { vanilla(2), as = "rested" }, { vanilla(3), as = "tired", exhausted = true } } },
  },
  play = function(s)
    s.A:move("rested", "north")
    s:expect("rested", { at = "north", exhausted = true })
    s:expect("tired", { at = "base", exhausted = true })
    s:chain {}
    s:showdown()
    s.A:refused("move", "tired", "south", { rule = "144.2" })
    s.A:refused("move", "tired", "north", { rule = "144.2" })
    s:expect("tired", { at = "base", exhausted = true })
  end,
}
