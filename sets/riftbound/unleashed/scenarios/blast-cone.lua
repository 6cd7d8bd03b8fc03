card {
  name = "Test Shove", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {}, to = destination { of = chosen.it } }, effect = function(fx) fx:move(fx.it, fx.to) end } ]],
}

scenario "Blast Cone moves an enemy unit as it is played, and may stun it" {
  rules = { "383.4", "420", "414", "423", "149" },
  board = {
    A = { hand = { "Blast Cone" }, pool = { energy = 4, chaos = 1 }, base = { { vanilla(2), as = "mine" } } },
    B = { base = { { vanilla(3), as = "foe" } }, south = { { vanilla(2), as = "away" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Blast Cone")
    s.A:yes()
    s:options("foe", "away")
    s.A:choose("away")
    s:options("north", "base of B")
    s.A:choose("base of B")
    s:chain { "Blast Cone" }
    s.A:pass()
    s.B:pass()
    s:expect("away", { at = "base", stunned = false })
    s:owes(s.A, "may")
    s.A:yes()
    s:expect("Blast Cone", { exhausted = true, at = "base" })
    s:chain { "Blast Cone" }
    s:resolve()
    s:expect("away", { stunned = true })
    s:expect("foe", { stunned = false })
    s:expect("south", { controller = false })
  end,
}

scenario "Blast Cone need not move anything" {
  rules = { "383.3" },
  board = {
    A = { hand = { "Blast Cone" }, pool = { energy = 4, chaos = 1 } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Blast Cone")
    s.A:no()
    s:chain {}
    s:expect("Blast Cone", { exhausted = false })
    s:expect("foe", { at = "base" })
  end,
}

scenario "Blast Cone answers what its player moves, and only enemy units" {
  rules = { "411", "383.2" },
  cases = {
    { name = "an enemy unit", it = "foe", stuns = true },
    { name = "an own unit", it = "mine" },
    { name = "an enemy unit while exhausted", it = "foe", tired = true },
  },
  board = function(case)
    return {
      A = { hand = { "Test Shove" }, base = { { "Blast Cone", exhausted = case.tired }, { vanilla(2), as = "mine" } } },
      B = { base = { { vanilla(3), as = "foe" } } },
    }
  end,
  play = function(s, case)
    s.A:play("Test Shove")
    s.A:choose(case.it)
    s.A:choose("north")
    s.A:pass()
    s.B:pass()
    s:expect(case.it, { at = "north" })
    if case.stuns then
      s.A:yes()
      s:resolve()
      s:expect("foe", { stunned = true })
    else
      s:chain {}
      s:expect(case.it, { stunned = false })
    end
  end,
}

scenario "Blast Cone does not answer an opponent's own move" {
  rules = { "411" },
  board = {
    A = { base = { "Blast Cone" } },
    B = { base = { { vanilla(3), as = "foe" } } },
    turn = "B",
  },
  play = function(s)
    s.B:move("foe", "north")
    s:chain {}
    s:expect("Blast Cone", { exhausted = false })
  end,
}

scenario "Blast Cone stuns what Irresistible Faefolk draws along" {
  rules = { "411", "423", "466.1" },
  board = {
    A = { base = { "Blast Cone", "Irresistible Faefolk" } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:move("Irresistible Faefolk", "north")
    s.A:yes()
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:expect("foe", { stunned = true, at = "north" })
    s:showdown()
    -- Neither dies: the attacker goes home.
    s:expect("Irresistible Faefolk", { at = "base" })
    s:expect("foe", { at = "north", damage = 0 })
  end,
}
