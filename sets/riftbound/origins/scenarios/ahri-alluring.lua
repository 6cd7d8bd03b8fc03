scenario "Ahri, Alluring is worth a point more where it holds" {
  rules = { "469.2", "193" },
  board = {
    A = { north = { "Ahri, Alluring" }, points = 2 },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s:next_turn()
    s:turn(s.A)
    s:expect(s.A, { points = 4 })
  end,
}

scenario "Ahri, Alluring: holding elsewhere, or conquering, is no holding of hers" {
  rules = { "469.1", "469.2" },
  cases = { { name = "in the base", place = "base", points = 1 }, { name = "a conquest", place = "base", move = true, points = 2 } },
  board = {
    A = { base = { "Ahri, Alluring" }, north = { vanilla(2) } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s, case)
    s:next_turn()
    if case.move then
      s.A:move("Ahri, Alluring", "south")
      s:showdown()
    end
    s:expect(s.A, { points = case.points })
  end,
}

scenario "Ahri, Alluring gives the last point" {
  rules = { "194", "471.1" },
  board = {
    A = { north = { "Ahri, Alluring" }, points = 6 },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:expect(s.A, { points = 7 })
    s.A:pass()
    s.B:pass()
    s:won(s.A)
  end,
}
