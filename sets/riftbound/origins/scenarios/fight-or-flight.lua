scenario "Fight or Flight sends a unit from its battlefield home" {
  rules = { "446", "806.1" },
  board = {
    A = { hand = { "Fight or Flight" }, runes = { chaos = 2 }, north = { { vanilla(2), as = "mine" } }, base = { { vanilla(1), as = "home" } } },
    B = { south = { { vanilla(9), as = "foe" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Fight or Flight")
    s:options("mine", "foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { at = "base", controller = s.B, exhausted = false })
    s:expect("south", { controller = false })
    s:expect("mine", { at = "north" })
  end,
}

scenario "Fight or Flight needs a unit at a battlefield" {
  rules = { "355.8" },
  board = { A = { hand = { "Fight or Flight" }, runes = { chaos = 2 }, base = { vanilla(1) } }, B = { base = { vanilla(1) } } },
  play = function(s) s.A:refused("play", "Fight or Flight") end,
}

scenario "Fight or Flight out of hiding ends a combat before the damage" {
  rules = { "811.1", "466.1" },
  board = {
    A = { base = { { vanilla(9), as = "raider" } } },
    B = { facedown = { north = { "Fight or Flight" } }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Fight or Flight")
    s.B:choose("raider")
    s:resolve()
    s:expect("raider", { at = "base", controller = s.A })
    s:showdown()
    s:expect("guard", { at = "north" })
    s:expect("north", { controller = s.B })
  end,
}
