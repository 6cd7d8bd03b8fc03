scenario "R111 Point from an ability ignores the conquer limit" {
  rules = { "471.1" },
  board = {
    A = { base = { "Tryndamere, Barbarian" }, points = 7 },
    B = { north = { vanilla(3) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Tryndamere, Barbarian", "north")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 7, hand_size = 1 })
    s:chain { "Tryndamere, Barbarian" }
    s:over(false)
    s:resolve()
    s:expect(s.A, { points = 8 })
    s:won(s.A)
  end,
}
