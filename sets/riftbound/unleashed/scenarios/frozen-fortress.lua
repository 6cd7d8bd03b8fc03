scenario "Frozen Fortress deals one to all units there before its controller scores" {
  rules = { "315.2", "383.4", "417.1", "469.2" },
  board = {
    A = { north = { { vanilla(1), as = "small" }, { vanilla(3), as = "large" } }, south = { { vanilla(1), as = "away" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "A", card = "Frozen Fortress" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:chain { "Frozen Fortress" }
    s:resolve()
    s:expect("small", { zone = "trash" })
    s:expect("large", { damage = 1, at = "north" })
    s:expect("away", { damage = 0, at = "south" })
    s:expect("home", { damage = 0 })
    s:expect(s.A, { points = 2 })
  end,
}

scenario "Frozen Fortress empties the place before it can be held" {
  rules = { "315.2", "190.4", "469.2" },
  board = {
    A = { north = { { vanilla(1), as = "small" } } },
    battlefields = { north = { controller = "A", card = "Frozen Fortress" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:resolve()
    s:expect("small", { zone = "trash" })
    s:expect("north", { controller = false })
    s:expect(s.A, { points = 0 })
    s:turn(s.A)
  end,
}

scenario "Frozen Fortress strikes in every player's turn" {
  rules = { "315.2", "317.2" },
  board = {
    A = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "A", card = "Frozen Fortress" }, south = {} },
  },
  play = function(s)
    s:expect("guard", { damage = 0 })
    s.A:end_turn()
    s:chain { "Frozen Fortress" }
    s:resolve()
    s:turn(s.B)
    s:expect("guard", { damage = 1 })
    s.B:end_turn()
    s:resolve()
    s:expect("guard", { damage = 1, at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}
