scenario "Falling Star hits two units, or one twice" {
  rules = { "355.7", "417.1" },
  cases = { { name = "two", second = "two", one = 3, two = 3 }, { name = "the same", second = "one", one = 6, two = 0 } },
  board = {
    A = { hand = { "Falling Star" }, runes = { fury = 2 } },
    B = { north = { { vanilla(8), as = "one" } }, base = { { vanilla(8), as = "two" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Falling Star")
    s:options("one", "two")
    s.A:choose("one")
    s:options("one", "two")
    s.A:choose(case.second)
    s:resolve()
    s:expect("one", { damage = case.one })
    s:expect("two", { damage = case.two })
  end,
}

scenario "Falling Star waits for its turn" {
  rules = { "153", "806" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } }, hand = { "Falling Star" }, runes = { fury = 2 } },
    B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:refused("play", "Falling Star")
    s:expect("guard", { damage = 0 })
  end,
}

scenario "Falling Star: bonus damage counts for each of the two" {
  rules = { "713", "715.1" },
  board = {
    A = { hand = { "Falling Star" }, runes = { fury = 2 } },
    B = { north = { { vanilla(9), as = "one" } } },
    battlefields = { north = { controller = "B", card = "Void Gate" }, south = {} },
  },
  play = function(s)
    s.A:play("Falling Star")
    s.A:choose("one", "one")
    s:resolve()
    s:expect("one", { damage = 8 })
  end,
}
