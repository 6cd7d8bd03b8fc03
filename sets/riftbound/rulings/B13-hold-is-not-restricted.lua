scenario "B13 A hold may give the last point" {
  rules = { "471.1", "472" },
  board = {
    A = { north = { vanilla(1) }, points = 7 },
    B = { points = 7 },
    battlefields = { north = { controller = "A" }, south = {} },
    phase = "beginning",
  },
  play = function(s)
    s:won(s.A)
    s:expect(s.A, { points = 8 })
  end,
}

scenario "B13 Two holds at six points: both are scored before the game ends" {
  rules = { "469.2", "472" },
  cases = { { name = "six", points = 6, after = 8 }, { name = "seven", points = 7, after = 9 } },
  board = function(case)
    return {
      A = { north = { vanilla(1) }, south = { vanilla(1) }, points = case.points },
      battlefields = { north = { controller = "A" }, south = { controller = "A" } },
      phase = "beginning",
    }
  end,
  play = function(s, case)
    s:won(s.A)
    s:expect(s.A, { points = case.after })
  end,
}
