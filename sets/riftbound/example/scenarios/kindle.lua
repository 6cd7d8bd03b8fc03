-- A keyword is proved where it is printed, where it is granted, and on a token.

scenario "Kindle deals its number where the unit attacks" {
  rules = { "383.4", "417.1" },
  board = {
    A = { base = { "Ash Courier" } },
    B = { north = { { vanilla(4), as = "foe" }, { vanilla(5), as = "other" } }, base = { { vanilla(3), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Ash Courier", "north")
    s:options("foe", "other")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2 })
    s:expect("other", { damage = 0 })
    s:expect("home", { damage = 0 })
  end,
}

scenario "Kindle sleeps in defence" {
  rules = { "383.4" },
  board = {
    A = { north = { "Ash Courier" } },
    B = { base = { { vanilla(3), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s:chain {}
    s:expect("raider", { damage = 0 })
  end,
}

scenario "Kindle sleeps where nobody defends" {
  rules = { "344.2" },
  board = { A = { base = { "Ash Courier" } } },
  play = function(s)
    s.A:move("Ash Courier", "north")
    s:chain {}
    s:showdown()
    s:expect(s.A, { points = 1 })
  end,
}
