scenario "Crackshot Corsair deals one to an enemy unit where it attacks" {
  rules = { "383.4", "464.2", "417.1" },
  board = {
    A = { base = { "Crackshot Corsair", { vanilla(3), as = "mate" } } },
    B = { north = { { vanilla(3), as = "one" }, { vanilla(2), as = "two" } }, south = { { vanilla(1), as = "away" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move({ "Crackshot Corsair", "mate" }, "north")
    s:options("one", "two")
    s.A:choose("two")
    s:chain { "Crackshot Corsair" }
    s:resolve()
    s:expect("two", { damage = 1, at = "north" })
    s:expect("one", { damage = 0 })
    s:expect("mate", { damage = 0 })
    s:expect("away", { damage = 0 })
    s:expect("home", { damage = 0 })
  end,
}

scenario "Crackshot Corsair does not shoot where nobody defends" {
  rules = { "383.4", "344.2" },
  board = {
    A = { base = { "Crackshot Corsair" } },
    B = { south = { { vanilla(1), as = "away" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("Crackshot Corsair", "north")
    s:chain {}
    s:showdown()
    s:expect("away", { damage = 0, at = "south" })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Crackshot Corsair does not shoot as a defender" {
  rules = { "383.4" },
  board = {
    A = { north = { "Crackshot Corsair" } },
    B = { base = { { vanilla(2), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s:chain {}
    s:expect("raider", { damage = 0 })
  end,
}
