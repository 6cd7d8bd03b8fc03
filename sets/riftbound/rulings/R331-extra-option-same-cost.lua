scenario "R331 Extra option, same cost" {
  rules = { "810.1", "144.4" },
  board = {
    A = { north = { { vanilla(4, { "Ganking" }), as = "rover" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("rover", "south")
    s:expect("rover", { at = "south", exhausted = true })
    s:showdown()
    s.A:refused("move", "rover", "north")
    s.A:refused("move", "rover", "base")
  end,
}
