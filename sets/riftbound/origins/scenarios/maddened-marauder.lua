scenario "Maddened Marauder sends a unit from its battlefield to its base" {
  rules = { "383.4", "449", "190.4" },
  board = {
    A = { hand = { "Maddened Marauder" }, runes = { chaos = 5 }, base = { { vanilla(2), as = "home" } } },
    B = { north = { { vanilla(3), as = "foe" } }, base = { { vanilla(2), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Maddened Marauder")
    s:options("foe")
    s.A:choose("foe")
    s:expect("north", { controller = s.B })
    s:resolve()
    s:expect("foe", { at = "base", controller = s.B, exhausted = false })
    s:expect("north", { controller = false })
    s:expect("Maddened Marauder", { at = "base", exhausted = true, might = 4 })
    s:expect(s.A, { points = 0 })
  end,
}

scenario "Maddened Marauder may send any unit at a battlefield, itself included" {
  rules = { "383.4", "449" },
  board = {
    A = { hand = { "Maddened Marauder" }, runes = { chaos = 5 }, south = { { vanilla(2), as = "mine" } } },
    B = { north = { { vanilla(3), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Maddened Marauder", { at = "south" })
    s:options("mine", "foe", "Maddened Marauder")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { at = "base", controller = s.A })
    s:expect("foe", { at = "north" })
    s:expect("Maddened Marauder", { at = "south" })
  end,
}

scenario "Maddened Marauder does nothing when nobody is at a battlefield" {
  rules = { "402.4" },
  board = {
    A = { hand = { "Maddened Marauder" }, runes = { chaos = 5 }, base = { vanilla(2) } },
    B = { base = { vanilla(3) } },
  },
  play = function(s)
    s.A:play("Maddened Marauder")
    s:chain {}
    s:owes(s.A, "act")
  end,
}
