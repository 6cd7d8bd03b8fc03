scenario "Tibbers burns every unit at a battlefield when played" {
  rules = { "383.4", "417.1", "135.2" },
  board = {
    A = { hand = { "Tibbers" }, runes = { fury = 8 }, south = { { vanilla(5), as = "mine" } }, base = { { vanilla(4), as = "home" } } },
    B = { north = { { vanilla(4), as = "one" }, { vanilla(3), as = "two" } }, base = { { vanilla(4), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Tibbers", { at = "base" })
    s:count("Fury Rune", 6, { exhausted = true })
    s:chain { "Tibbers" }
    s:resolve()
    s:expect("one", { damage = 3, at = "north" })
    s:expect("two", { zone = "trash" })
    s:expect("mine", { damage = 3, at = "south" })
    s:expect("home", { damage = 0 })
    s:expect("far", { damage = 0 })
    s:expect("Tibbers", { at = "base", damage = 0, exhausted = true, might = 7 })
  end,
}

scenario "Tibbers burns itself at a battlefield" {
  rules = { "383.4", "417.1" },
  board = {
    A = { hand = { "Tibbers" }, runes = { fury = 8 }, south = { { vanilla(5), as = "mine" } } },
    B = { base = { { vanilla(4), as = "far" } } },
    battlefields = { north = {}, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Tibbers", { at = "south" })
    s:resolve()
    s:expect("Tibbers", { at = "south", damage = 3 })
    s:expect("mine", { damage = 3 })
    s:expect("far", { damage = 0 })
  end,
}
