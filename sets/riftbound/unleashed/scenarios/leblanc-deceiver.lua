scenario "Deceiver: a discard and the legend for a mask at the conquered battlefield" {
  rules = { "383.3", "422", "386", "474" },
  board = {
    A = { legend = "LeBlanc, Deceiver", hand = { { vanilla(1), as = "spare" } }, base = { { vanilla(5), as = "mine" }, { vanilla(2), as = "mate" } } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:move({ "mine", "mate" }, "north")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:expect("spare", { zone = "trash" })
    s:expect("LeBlanc, Deceiver", { exhausted = true })
    s.A:pass()
    s.B:pass()
    s:expect("Reflection", { at = "north", exhausted = false, might = 0 })
    s:options("mine", "mate")
    s.A:choose("mine")
    s:resolve()
    s:count("Vanilla 5", 2, { at = "north", might = 5 })
    s:count("Vanilla 5", 1, { token = true, exhausted = false })
  end,
}

scenario "Deceiver asks only who can pay" {
  rules = { "404.2", "422" },
  cases = { { name = "an empty hand" }, { name = "an exhausted legend", hand = true, tired = true } },
  board = function(case)
    return {
      A = { legend = { { "LeBlanc, Deceiver", exhausted = case.tired } }, hand = case.hand and { vanilla(1) } or {}, base = { { vanilla(5), as = "mine" } } },
      battlefields = { north = {}, south = {} },
    }
  end,
  play = function(s)
    s.A:move("mine", "north")
    s:showdown()
    s:count("Reflection", 0)
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Deceiver: the mask does not hold the place over the next turn" {
  rules = { "816.1", "469.2" },
  board = {
    A = { legend = "LeBlanc, Deceiver", hand = { vanilla(1) }, north = { { vanilla(3), as = "mine" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:yes()
    s.A:pass()
    s.B:pass()
    s.A:choose("mine")
    s:resolve()
    s:expect(s.A, { points = 1 })
    s.A:move("mine", "base")
    s:expect("north", { controller = s.A })
    s:next_turn()
    s.B:end_turn()
    s:resolve()
    s:expect("north", { controller = false })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Deceiver: the model is a unit at the same place" {
  rules = { "474", "355.10" },
  board = {
    A = { legend = "LeBlanc, Deceiver", hand = { vanilla(1) }, base = { { vanilla(5), as = "mine" }, { vanilla(2), as = "home" } } },
    B = { base = { vanilla(7) } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s.A:pass()
    s.B:pass()
    s:options("mine")
    s.A:choose("mine")
    s:resolve()
    s:count("Vanilla 5", 2, { at = "north" })
  end,
}
