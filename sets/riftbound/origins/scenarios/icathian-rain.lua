scenario "Icathian Rain falls six times on units of choice" {
  rules = { "417.1", "355.7" },
  board = {
    A = { hand = { "Icathian Rain" }, runes = { fury = 4, mind = 3 }, base = { { vanilla(3), as = "mine" } } },
    B = { base = { { vanilla(7), as = "one" }, { vanilla(3), as = "two" } } },
  },
  play = function(s)
    s.A:play("Icathian Rain")
    s:options("mine", "one", "two")
    s.A:choose("one")
    s.A:choose("one")
    s.A:choose("one")
    s.A:choose("two")
    s.A:choose("two")
    s.A:choose("mine")
    s.A:pay()
    s:resolve()
    s:expect("one", { damage = 6, at = "base" })
    s:expect("two", { zone = "trash" })
    s:expect("mine", { damage = 2 })
  end,
}

scenario "Icathian Rain: extra damage counts for each drop" {
  rules = { "712" },
  board = {
    A = { hand = { "Icathian Rain" }, runes = { fury = 7 } },
    B = { north = { { vanilla(19), as = "foe" } } },
    battlefields = { north = { controller = "B", card = "Void Gate" }, south = {} },
  },
  play = function(s)
    s.A:play("Icathian Rain")
    for _ = 1, 6 do s.A:choose("foe") end
    s:resolve()
    s:expect("foe", { damage = 18, at = "north" })
  end,
}

scenario "Icathian Rain pays Deflect for each time that it chooses the unit" {
  rules = { "809", "356.2" },
  board = {
    A = { hand = { "Icathian Rain" }, runes = { fury = 5 }, pool = { energy = 7 } },
    B = { base = { "Pouty Poro", { vanilla(19), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Icathian Rain")
    for _ = 1, 2 do s.A:choose("Pouty Poro") end
    -- Three power of its own and two for Deflect are all there is.
    s:options("foe")
    s.A:refused("choose", "Pouty Poro")
    for _ = 1, 4 do s.A:choose("foe") end
    s:count("Fury Rune", 0, { zone = "runes" })
    s:resolve()
    s:expect("foe", { damage = 8 })
    s:expect("Pouty Poro", { zone = "trash" })
  end,
}
