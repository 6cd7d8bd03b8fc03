-- A and C play together against B and D.
scenario "R285 Victory score and shared win in 2v2" {
  rules = { "489.3", "489.6" },
  format = "2v2",
  board = {
    A = { points = 10, north = { vanilla(2) } },
    battlefields = { north = { controller = "A" }, south = {}, east = {} },
    turn = "D",
  },
  play = function(s)
    s:expect(s.C, { points = 10 })
    s:over(false)
    s:next_turn()
    s:expect(s.A, { points = 11 })
    s:expect(s.C, { points = 11 })
    s:won(s.A)
    s:won(s.C)
  end,
}

scenario "R285 Two teams: ten points are not enough" {
  rules = { "489.3" },
  format = "2v2",
  board = {
    A = { points = 9, north = { vanilla(2) } },
    battlefields = { north = { controller = "A" }, south = {}, east = {} },
    turn = "D",
  },
  play = function(s)
    s:next_turn()
    s:expect(s.C, { points = 10 })
    s:over(false)
    s:turn(s.A)
  end,
}
