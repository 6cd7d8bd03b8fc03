scenario "R109 Hold one, conquer the other" {
  rules = { "471.1" },
  board = {
    A = { north = { vanilla(2) }, base = { { vanilla(3), as = "mover" } }, points = 6 },
    battlefields = { north = { controller = "A" }, south = {} },
    phase = "beginning",
  },
  play = function(s)
    s:phase("main")
    s:expect(s.A, { points = 7, hand_size = 1 })
    s.A:move("mover", "south")
    s:showdown()
    s:expect(s.A, { points = 8, hand_size = 1, deck_size = 19 })
    s:won(s.A)
  end,
}
