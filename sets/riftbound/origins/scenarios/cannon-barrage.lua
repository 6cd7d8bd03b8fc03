scenario "Cannon Barrage hits every enemy unit in the combat" {
  rules = { "740.2", "417.1", "813.1" },
  board = {
    A = { hand = { "Cannon Barrage" }, runes = { body = 2 }, base = { { vanilla(5), as = "mine" } } },
    B = { north = { { vanilla(3), as = "one" }, { vanilla(4), as = "two" } }, south = { { vanilla(3), as = "away" } }, base = { { vanilla(3), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:play("Cannon Barrage")
    s:count("Body Rune", 1, { exhausted = true })
    s:resolve()
    s:expect("one", { damage = 2, at = "north" })
    s:expect("two", { damage = 2, at = "north" })
    s:expect("mine", { damage = 0, at = "north" })
    s:expect("away", { damage = 0 })
    s:expect("home", { damage = 0 })
  end,
}

scenario "Cannon Barrage does nothing outside of combat" {
  rules = { "740.2", "055.1" },
  board = {
    A = { hand = { "Cannon Barrage" }, runes = { body = 2 }, base = { { vanilla(5), as = "mine" } } },
    B = { north = { { vanilla(3), as = "one" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Cannon Barrage")
    s:resolve()
    s:expect("one", { damage = 0, at = "north" })
    s:expect("mine", { damage = 0 })
    s:expect("Cannon Barrage", { zone = "trash" })
  end,
}

scenario "Cannon Barrage of a defender hits the attackers" {
  rules = { "740.1", "417.1" },
  board = {
    A = { hand = { "Cannon Barrage" }, runes = { body = 2 }, north = { { vanilla(4), as = "guard" } } },
    B = { base = { { vanilla(2), as = "raider" }, { vanilla(5), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Cannon Barrage")
    s:resolve()
    s:expect("raider", { zone = "trash" })
    s:expect("guard", { damage = 0, at = "north" })
    s:expect("home", { damage = 0 })
  end,
}
