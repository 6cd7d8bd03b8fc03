scenario "R103 Extra point from a trigger is not a score of a battlefield" {
  rules = { "471.1", "469.2" },
  board = {
    A = { north = { "Ahri, Alluring" }, base = { { vanilla(3), as = "mover" } }, points = 2 },
    battlefields = { north = { controller = "A" }, south = {} },
    phase = "beginning",
  },
  play = function(s)
    s:chain { "Ahri, Alluring" }
    s:expect(s.A, { points = 3 })
    s:resolve()
    s:expect(s.A, { points = 4 })
    s:phase("main")
    s:expect(s.A, { points = 4 })
  end,
}

scenario "R103 The point of the trigger does not stand for the other battlefield" {
  rules = { "471.1" },
  board = {
    A = { base = { { vanilla(2), as = "first" } }, north = { "Ahri, Alluring" }, points = 5 },
    battlefields = { north = { controller = "A" }, south = {}, east = {} },
    phase = "beginning",
  },
  play = function(s)
    s:resolve()
    s:phase("main")
    s:expect(s.A, { points = 7, hand_size = 1 })
    s.A:move("first", "south")
    s:showdown()
    -- Two of three battlefields are scored: a card instead of the last point.
    s:expect(s.A, { points = 7, hand_size = 2 })
    s:over(false)
  end,
}
