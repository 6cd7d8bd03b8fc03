scenario "Glowstone is passed on and strikes whoever has it at the end of their turn" {
  rules = { "191", "454", "442", "317.1", "383.4" },
  board = {
    A = { base = { { "Glowstone", empowered = true }, { vanilla(6), as = "mine" } } },
    B = { base = { { vanilla(6), as = "big" }, { vanilla(5), as = "small" } } },
  },
  play = function(s)
    s.A:activate("Glowstone")
    s:options("A", "B")
    s.A:choose(s.B)
    s:expect("Glowstone", { empowered = false, exhausted = true })
    s:resolve()
    s:expect("Glowstone", { controller = s.B, owner = s.A, at = "base" })
    s:next_turn()
    s:expect("mine", { damage = 0 })
    s.B:end_turn()
    s:chain { "Glowstone" }
    s:resolve()
    s:expect("Glowstone", { zone = "trash", owner = s.A })
    s:expect("small", { zone = "trash" })
    s:expect("big", { damage = 0, at = "base" })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Glowstone kept too long hurts its own player" {
  rules = { "317.1", "428", "417.1" },
  board = {
    A = { base = { "Glowstone", { vanilla(5), as = "mine" } }, north = { { vanilla(4), as = "far" } } },
    B = { base = { { vanilla(3), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:end_turn()
    s:resolve()
    s:expect("Glowstone", { zone = "trash" })
    s:expect("mine", { zone = "trash" })
    s:expect("far", { zone = "trash" })
    s:expect("foe", { damage = 0, at = "base" })
  end,
}

scenario "Glowstone cannot be passed on unless it is empowered" {
  rules = { "442", "357.2" },
  board = { A = { base = { "Glowstone" }, pool = { fury = 1 } } },
  play = function(s) s.A:refused("activate", "Glowstone") end,
}

scenario "Glowstone is empowered with two power" {
  rules = { "827.1" },
  board = { A = { base = { "Glowstone" }, pool = { fury = 1, calm = 1 } } },
  play = function(s)
    s.A:activate("Glowstone", "Empower")
    s:resolve()
    s:expect("Glowstone", { empowered = true, exhausted = false })
    s:expect(s.A, { fury = 0, calm = 0 })
  end,
}
