scenario "Mischievous Marai comes out of hiding and strikes" {
  rules = { "811", "417.1" },
  board = {
    A = { facedown = { north = { "Mischievous Marai" } }, north = { { vanilla(1), as = "mine" } } },
    B = { base = { { vanilla(3), as = "raider" }, { vanilla(3), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Mischievous Marai")
    s:options("raider")
    s.A:choose("raider")
    s.A:pass()
    s.B:pass()
    s:expect("Mischievous Marai", { at = "north", might = 2 })
    s:expect("raider", { damage = 2 })
    s:expect("home", { damage = 0 })
  end,
}

scenario "Mischievous Marai played at home strikes nobody" {
  rules = { "383" },
  board = {
    A = { hand = { "Mischievous Marai" }, runes = { fury = 2 } },
    B = { base = { { vanilla(3), as = "home" } } },
  },
  play = function(s)
    s.A:play("Mischievous Marai", { at = "base" })
    s:chain {}
    s:expect("Mischievous Marai", { at = "base" })
    s:expect("home", { damage = 0 })
  end,
}

scenario "Mischievous Marai reaches nobody who is elsewhere" {
  rules = { "402.4" },
  board = {
    A = { hand = { "Mischievous Marai" }, runes = { fury = 2 }, north = { { vanilla(1), as = "mine" } } },
    B = { base = { { vanilla(3), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Mischievous Marai", { at = "north" })
    s:chain {}
    s:expect("Mischievous Marai", { at = "north" })
    s:expect("home", { damage = 0 })
  end,
}
