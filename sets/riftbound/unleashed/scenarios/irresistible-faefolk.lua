scenario "Irresistible Faefolk draws an enemy unit along to a battlefield" {
  rules = { "383.4", "420", "447.2", "452" },
  board = {
    A = { base = { "Irresistible Faefolk" } },
    B = { base = { { vanilla(3), as = "home" } }, south = { { vanilla(2), as = "away" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("Irresistible Faefolk", "north")
    s.A:yes()
    s:options("home", "away")
    s.A:choose("home")
    s:chain { "Irresistible Faefolk" }
    s.A:pass()
    s.B:pass()
    s:expect("home", { at = "north", exhausted = false })
    s:expect("Irresistible Faefolk", { at = "north", attacking = true })
    s:expect("home", { defending = true })
    s:showdown()
    s:expect("Irresistible Faefolk", { zone = "trash" })
    s:expect("home", { at = "north" })
    s:expect("north", { controller = s.B })
    s:expect(s.B, { points = 1 })
  end,
}

scenario "Irresistible Faefolk may go alone" {
  rules = { "383.3", "344.2" },
  board = {
    A = { base = { "Irresistible Faefolk" } },
    B = { base = { { vanilla(3), as = "home" } } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:move("Irresistible Faefolk", "north")
    s.A:no()
    s:chain {}
    s:expect("home", { at = "base" })
    s:showdown()
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Irresistible Faefolk asks nothing on the way home" {
  rules = { "383.2" },
  board = {
    A = { north = { "Irresistible Faefolk" } },
    B = { base = { { vanilla(3), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("Irresistible Faefolk", "base")
    s:expect("Irresistible Faefolk", { at = "base", exhausted = true })
    s:chain {}
    s:owes(s.A, "act")
  end,
}

scenario "Irresistible Faefolk weakens one battlefield to strengthen another" {
  rules = { "190.4", "452" },
  board = {
    A = { base = { "Irresistible Faefolk" } },
    B = { north = { { vanilla(3), as = "guard" } }, south = { { vanilla(2), as = "away" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("Irresistible Faefolk", "north")
    s.A:yes()
    s.A:choose("away")
    s:resolve()
    s:expect("away", { at = "north", defending = true })
    s:expect("guard", { at = "north", defending = true })
    s.A:pass()
    s.B:pass()
    s.A:choose("away")
    s:expect("Irresistible Faefolk", { zone = "trash" })
    s:expect("south", { controller = false })
  end,
}
