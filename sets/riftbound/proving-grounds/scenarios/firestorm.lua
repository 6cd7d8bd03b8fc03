scenario "Firestorm deals three to each enemy unit at one battlefield" {
  rules = { "170.7", "355.7", "417.1" },
  board = {
    A = { hand = { "Firestorm" }, runes = { fury = 6 }, south = { { vanilla(5), as = "mine" } } },
    B = { north = { { vanilla(4), as = "one" }, { vanilla(3), as = "two" } }, base = { { vanilla(4), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Firestorm")
    s:options("north", "south")
    s.A:choose("north")
    s:count("Fury Rune", 5, { exhausted = true })
    s:resolve()
    s:expect("one", { damage = 3, at = "north" })
    s:expect("two", { zone = "trash" })
    s:expect("home", { damage = 0 })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Firestorm spares the units of its player" {
  rules = { "740.1" },
  board = {
    A = { hand = { "Firestorm" }, runes = { fury = 6 }, south = { { vanilla(5), as = "mine" } } },
    B = { north = { { vanilla(4), as = "one" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Firestorm")
    s.A:choose("south")
    s:resolve()
    s:expect("mine", { damage = 0, at = "south" })
    s:expect("one", { damage = 0, at = "north" })
    s:expect("Firestorm", { zone = "trash" })
  end,
}
