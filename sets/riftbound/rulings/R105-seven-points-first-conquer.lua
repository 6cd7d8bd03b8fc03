scenario "R105 7 points, first conquer of the turn" {
  rules = { "471.1" },
  board = {
    A = { base = { { vanilla(2), as = "first" }, { vanilla(2), as = "second" } }, points = 7 },
    B = { points = 3 },
  },
  play = function(s)
    s.A:move("first", "north")
    s:showdown()
    s:expect(s.A, { points = 7, hand_size = 1, deck_size = 19 })
    s:expect("north", { controller = s.A, contested = false })
    s:over(false)
    -- It counts as scored: the second conquest of the turn wins.
    s.A:move("second", "south")
    s:showdown()
    s:expect(s.A, { points = 8, hand_size = 1 })
    s:won(s.A)
  end,
}
