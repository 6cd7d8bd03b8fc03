scenario "Tryndamere, Barbarian scores once more with five to spare" {
  rules = { "465.2", "469.1", "193" },
  cases = { { name = "five", guard = 3, points = 2 }, { name = "four", guard = 4, points = 1 } },
  board = function(case)
    return {
      A = { base = { "Tryndamere, Barbarian" } },
      B = { north = { { vanilla(case.guard), as = "guard" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("Tryndamere, Barbarian", "north")
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect(s.A, { points = case.points })
  end,
}

scenario "Tryndamere, Barbarian needs a fight, and to be the attacker" {
  rules = { "469.1" },
  cases = { { name = "nobody there", turn = "A" }, { name = "defends an open place", turn = "B" } },
  board = function(case)
    if case.turn == "A" then return { A = { base = { "Tryndamere, Barbarian" } }, B = {} } end
    return { A = { north = { "Tryndamere, Barbarian" } }, B = { base = { { vanilla(1), as = "raider" } } }, battlefields = { north = { controller = "A" }, south = {} }, turn = "B" }
  end,
  play = function(s, case)
    if case.turn == "A" then s.A:move("Tryndamere, Barbarian", "north") else s.B:move("raider", "north") end
    s:showdown()
    s:expect(s.A, { points = case.turn == "A" and 1 or 0 })
  end,
}

scenario "Tryndamere, Barbarian takes the last point that a conquest does not give" {
  rules = { "471.1", "194" },
  board = {
    A = { base = { "Tryndamere, Barbarian" }, points = 7 },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Tryndamere, Barbarian", "north")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { points = 7, hand_size = 1 })
    s.A:pass()
    s.B:pass()
    s:won(s.A)
  end,
}
