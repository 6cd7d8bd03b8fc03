scenario "R113 Raised Victory Score" {
  rules = { "471.1", "483.3" },
  board = {
    A = { base = { { vanilla(2), as = "first" } }, points = 7 },
    battlefields = { north = { card = "Aspirant's Climb" }, south = {} },
  },
  play = function(s)
    s.A:move("first", "south")
    s:showdown()
    s:expect(s.A, { points = 8, victory = 9, hand_size = 0 })
    s:over(false)
  end,
}

scenario "R113 At eight of nine the final-point rule applies" {
  rules = { "471.1" },
  board = {
    A = { base = { { vanilla(2), as = "first" } }, points = 8 },
    battlefields = { north = { card = "Aspirant's Climb" }, south = {} },
  },
  play = function(s)
    s.A:move("first", "south")
    s:showdown()
    s:expect(s.A, { points = 8, hand_size = 1 })
    s:over(false)
  end,
}
