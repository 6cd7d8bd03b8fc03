scenario "Stealthy Pursuer goes along with a unit that leaves its place" {
  rules = { "383.3", "446" },
  board = { A = { base = { "Stealthy Pursuer", { vanilla(2), as = "mover" }, { vanilla(2), as = "stayer" } } } },
  play = function(s)
    s.A:move("mover", "north")
    s:owes(s.A, "may")
    s.A:yes()
    s:chain { "Stealthy Pursuer" }
    s:expect("Stealthy Pursuer", { at = "base" })
    s:resolve()
    s:expect("Stealthy Pursuer", { at = "north", exhausted = false })
    s:expect("mover", { at = "north", exhausted = true })
    s:expect("stayer", { at = "base" })
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Stealthy Pursuer may stay" {
  rules = { "383.3" },
  board = { A = { base = { "Stealthy Pursuer", { vanilla(2), as = "mover" } } } },
  play = function(s)
    s.A:move("mover", "north")
    s.A:no()
    s:chain {}
    s:expect("Stealthy Pursuer", { at = "base", exhausted = false })
  end,
}

scenario "Stealthy Pursuer sees only friendly units that leave where it is" {
  rules = { "383.2" },
  board = {
    A = { base = { "Stealthy Pursuer" }, north = { { vanilla(2), as = "mover" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("mover", "base")
    s:chain {}
    s:owes(s.A, "act")
    s:next_turn()
    s.B:move("foe", "south")
    s:chain {}
    s:expect("Stealthy Pursuer", { at = "base" })
  end,
}

scenario "Stealthy Pursuer becomes an attacker in the combat that the other began" {
  rules = { "323.2", "464.2", "323.12" },
  board = {
    A = { base = { "Stealthy Pursuer", { vanilla(2), as = "mover" } } },
    B = { north = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("mover", "north")
    s.A:yes()
    -- The combat is staged, but it cannot begin before the chain is empty.
    s:expect("mover", { attacking = false })
    s:resolve()
    s:expect("mover", { attacking = true })
    s:expect("Stealthy Pursuer", { attacking = true, at = "north" })
    s.A:pass()
    s.B:pass()
    s.B:choose("mover")
    s:expect("guard", { zone = "trash" })
    s:expect("mover", { zone = "trash" })
    s:expect("Stealthy Pursuer", { at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Stealthy Pursuer that is already there does not move again" {
  rules = { "383.1", "446" },
  board = { A = { base = { "Stealthy Pursuer", { vanilla(2), as = "one" }, { vanilla(3), as = "two" } } } },
  play = function(s)
    s.A:move({ "one", "two" }, "north")
    s.A:order("Stealthy Pursuer", "Stealthy Pursuer")
    s.A:yes()
    s.A:yes()
    s:chain { "Stealthy Pursuer", "Stealthy Pursuer" }
    s:resolve()
    s:expect("Stealthy Pursuer", { at = "north", exhausted = false })
  end,
}
