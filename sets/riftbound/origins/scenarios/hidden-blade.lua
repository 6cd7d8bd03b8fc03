card {
  name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:move(fx.it, fx.you.base) end } ]],
}

scenario "Hidden Blade kills a unit at a battlefield, whose player draws two" {
  rules = { "428", "413.1" },
  cases = { { name = "an enemy unit", who = "foe", a = 0, b = 2 }, { name = "an own unit", who = "mine", a = 2, b = 0 } },
  board = {
    A = { hand = { "Hidden Blade" }, runes = { order = 2 }, north = { { vanilla(2), as = "mine" } } },
    B = { south = { { vanilla(9), as = "foe" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s, case)
    s.A:play("Hidden Blade")
    s:options("mine", "foe")
    s.A:choose(case.who)
    s:resolve()
    s:expect(case.who, { zone = "trash" })
    s:expect(s.A, { hand_size = case.a, deck_size = 20 - case.a })
    s:expect(s.B, { hand_size = case.b, deck_size = 20 - case.b })
  end,
}

scenario "Hidden Blade on a unit that fled: nobody draws" {
  rules = { "359.3" },
  board = {
    A = { hand = { "Hidden Blade" }, runes = { order = 2 } },
    B = { hand = { "Test Retreat" }, north = { { vanilla(9), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Hidden Blade")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Test Retreat")
    s.B:choose("foe")
    s:resolve()
    s:expect("foe", { at = "base" })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
  end,
}

scenario "Hidden Blade out of hiding reaches only its battlefield" {
  rules = { "811.1" },
  board = {
    A = { north = { { vanilla(3), as = "far" } }, base = { { vanilla(3), as = "raider" } } },
    B = { facedown = { south = { "Hidden Blade" } }, south = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("raider", "south")
    s.A:pass()
    s.B:play("Hidden Blade")
    s:options("raider", "guard")
    s.B:choose("raider")
    s:resolve()
    s:expect("raider", { zone = "trash" })
    s:expect(s.A, { hand_size = 2 })
  end,
}
