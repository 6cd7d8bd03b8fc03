scenario "Caitlyn, Patrolling shoots from a battlefield" {
  rules = { "381", "417.1" },
  board = {
    A = { north = { { "Caitlyn, Patrolling", buffs = 1 } } },
    B = { south = { { vanilla(5), as = "foe" } }, base = { { vanilla(5), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:activate("Caitlyn, Patrolling")
    s:options("Caitlyn, Patrolling", "foe")
    s.A:choose("foe")
    s:expect("Caitlyn, Patrolling", { exhausted = true })
    s:resolve()
    s:expect("foe", { damage = 4 })
    s.A:refused("activate", "Caitlyn, Patrolling")
  end,
}

scenario "Caitlyn, Patrolling does not shoot from the base" {
  rules = { "381" },
  board = {
    A = { base = { "Caitlyn, Patrolling" } },
    B = { south = { { vanilla(5), as = "foe" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s) s.A:refused("activate", "Caitlyn, Patrolling") end,
}

scenario "Caitlyn, Patrolling is the last to be assigned damage" {
  rules = { "465.2" },
  board = {
    A = { base = { { vanilla(8), as = "raider" } } },
    B = { north = { "Caitlyn, Patrolling", { vanilla(2), as = "plain" }, { vanilla(4, { "Tank" }), as = "wall" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("wall", { zone = "trash" })
    s:expect("plain", { zone = "trash" })
    s:expect("Caitlyn, Patrolling", { at = "north" })
    s:expect("raider", { zone = "trash" })
  end,
}
