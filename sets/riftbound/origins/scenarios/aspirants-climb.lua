scenario "Aspirant's Climb: eight points are not enough" {
  rules = { "471.1", "483.3" },
  board = {
    A = { base = { { vanilla(2), as = "scout" }, { vanilla(2), as = "second" } }, points = 7 },
    battlefields = { north = { card = "Aspirant's Climb" }, south = {} },
  },
  play = function(s)
    s:expect(s.A, { victory = 9 })
    s:expect(s.B, { victory = 9 })
    s.A:move("scout", "south")
    s:showdown()
    -- Not the final point yet, so it is gained without conquering everything.
    s:expect(s.A, { points = 8, hand_size = 0 })
    s:over(false)
    s.A:move("second", "north")
    s:showdown()
    s:expect(s.A, { points = 9 })
    s:won(s.A)
  end,
}

scenario "Aspirant's Climb: at eight the last point has to be earned everywhere" {
  rules = { "471.1" },
  board = {
    A = { base = { { vanilla(2), as = "scout" } }, points = 8 },
    battlefields = { north = { card = "Aspirant's Climb" }, south = {} },
  },
  play = function(s)
    s.A:move("scout", "south")
    s:showdown()
    s:expect(s.A, { points = 8, hand_size = 1 })
    s:over(false)
  end,
}
