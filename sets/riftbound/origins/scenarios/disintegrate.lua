card {
  name = "Test Spark", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Disintegrate kills a unit at a battlefield and draws a card for it" {
  rules = { "417.1", "323.5", "428.5", "387.1", "413.1" },
  board = {
    A = { hand = { "Disintegrate" }, runes = { fury = 4 }, south = { { vanilla(2), as = "mine" } }, base = { { vanilla(3), as = "home" } } },
    B = { north = { { vanilla(3), as = "weak" }, { vanilla(4), as = "other" } }, base = { { vanilla(1), as = "far" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Disintegrate")
    s:options("mine", "weak", "other")
    s.A:choose("weak")
    s:count("Fury Rune", 4, { exhausted = true })
    s:resolve()
    s:expect("weak", { zone = "trash" })
    s:expect("other", { damage = 0, at = "north" })
    s:expect("mine", { damage = 0, at = "south" })
    s:expect("Disintegrate", { zone = "trash" })
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
    s:expect(s.B, { hand_size = 0, deck_size = 20 })
    s:owes(s.A, "act")
  end,
}

scenario "Disintegrate draws nothing for a unit that survives it" {
  rules = { "417.1", "388" },
  board = {
    A = { hand = { "Disintegrate" }, runes = { fury = 4 } },
    B = { north = { { vanilla(4), as = "tough" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Disintegrate")
    s.A:choose("tough")
    s:resolve()
    s:expect("tough", { damage = 3, at = "north" })
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
  end,
}

scenario "Disintegrate draws nothing when something else finishes the unit" {
  rules = { "428.5", "411.5" },
  board = {
    A = { hand = { "Disintegrate", "Test Spark" }, runes = { fury = 5 } },
    B = { north = { { vanilla(4), as = "tough" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Disintegrate")
    s.A:choose("tough")
    s:resolve()
    s.A:play("Test Spark")
    s.A:choose("tough")
    s:resolve()
    s:expect("tough", { zone = "trash" })
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
  end,
}

scenario "Disintegrate cannot reach a unit in a base" {
  rules = { "355.8", "355.9" },
  board = {
    A = { hand = { "Disintegrate" }, runes = { fury = 4 } },
    B = { base = { vanilla(3) } },
  },
  play = function(s) s.A:refused("play", "Disintegrate") end,
}
