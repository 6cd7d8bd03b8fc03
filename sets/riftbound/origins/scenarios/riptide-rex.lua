scenario "Riptide Rex deals six to an enemy unit at a battlefield" {
  rules = { "383.4", "417.1" },
  board = {
    A = { hand = { "Riptide Rex" }, runes = { mind = 6 }, south = { { vanilla(7), as = "mine" } } },
    B = { north = { { vanilla(7), as = "foe" } }, base = { { vanilla(7), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Riptide Rex", { at = "base" })
    s:options("foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 6, at = "north" })
    s:expect("mine", { damage = 0 })
  end,
}

scenario "Riptide Rex enters without a target, too" {
  rules = { "402.4" },
  board = {
    A = { hand = { "Riptide Rex" }, runes = { mind = 6 } },
    B = { base = { { vanilla(7), as = "home" } } },
  },
  play = function(s)
    s.A:play("Riptide Rex")
    s:chain {}
    s:expect("Riptide Rex", { at = "base" })
    s:expect("home", { damage = 0 })
  end,
}
