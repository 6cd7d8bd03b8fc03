scenario "R107 6 points: two conquers in one turn" {
  rules = { "471.1" },
  board = {
    A = { base = { { vanilla(2), as = "first" }, { vanilla(2), as = "second" } }, points = 6 },
  },
  play = function(s)
    s.A:move("first", "north")
    s:showdown()
    s:expect(s.A, { points = 7, hand_size = 0 })
    s:over(false)
    s.A:move("second", "south")
    s:showdown()
    s:expect(s.A, { points = 8, hand_size = 0, deck_size = 20 })
    s:won(s.A)
  end,
}
