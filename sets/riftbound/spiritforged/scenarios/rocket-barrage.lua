card { name = "Test Kettle", type = "gear", energy = 1, domains = { "calm" } }

scenario "Rocket Barrage does one of two things" {
  rules = { "355.3", "417.1", "428.1" },
  cases = { { name = "damage", mode = "Deal 4" }, { name = "gear", mode = "Kill a gear" } },
  board = {
    A = { hand = { "Rocket Barrage" }, runes = { mind = 4 } },
    B = { base = { { vanilla(6), as = "foe" }, "Test Kettle" }, north = { { vanilla(6), as = "away" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Rocket Barrage")
    s.A:pick(case.mode)
    local damage = case.mode == "Deal 4"
    if damage then s:options("foe") else s:options("Test Kettle") end
    s.A:choose(damage and "foe" or "Test Kettle")
    s:resolve()
    s:expect("foe", { damage = damage and 4 or 0 })
    s:expect("Test Kettle", { zone = damage and "base" or "trash" })
  end,
}

scenario "Rocket Barrage, repeated, may do the other thing too" {
  rules = { "820.2" },
  board = {
    A = { hand = { "Rocket Barrage" }, runes = { mind = 8 } },
    B = { base = { { vanilla(3), as = "foe" }, "Test Kettle" } },
  },
  play = function(s)
    s.A:play("Rocket Barrage")
    s.A:yes()
    s.A:pick("Deal 4")
    s.A:choose("foe")
    s.A:pick("Kill a gear")
    s.A:choose("Test Kettle")
    -- All is chosen and paid before anybody can answer.
    s:chain { "Rocket Barrage" }
    s:count("Mind Rune", 6, { zone = "runes", exhausted = true })
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s:expect("Test Kettle", { zone = "trash" })
  end,
}
