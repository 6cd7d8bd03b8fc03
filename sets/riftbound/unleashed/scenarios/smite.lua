card {
  name = "Test Martyr", type = "unit", energy = 1, might = 3, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Spark", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Smite banishes what its damage would kill, and nothing dies" {
  rules = { "417.1", "427.2", "808.1", "369" },
  board = {
    A = { hand = { "Smite" }, runes = { fury = 3 }, base = { { vanilla(3), as = "home" } }, south = { { vanilla(2), as = "mine" } } },
    B = { north = { "Test Martyr", { vanilla(3), as = "mate" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
  },
  play = function(s)
    s.A:play("Smite")
    s:options("Test Martyr", "mate", "mine")
    s.A:choose("Test Martyr")
    s:count("Fury Rune", 2, { zone = "runes" })
    s:resolve()
    s:expect("Test Martyr", { zone = "banished" })
    s:expect("mate", { damage = 0, at = "north" })
    s:expect(s.B, { hand_size = 0, trash_size = 0 })
    s:expect("Smite", { zone = "trash" })
    s:owes(s.A, "act")
  end,
}

scenario "Smite still banishes when something else finishes the unit this turn" {
  rules = { "389", "427.2" },
  board = {
    A = { hand = { "Smite", "Test Spark" }, runes = { fury = 4 } },
    B = { north = { { vanilla(4), as = "tough" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Smite")
    s.A:choose("tough")
    s:resolve()
    s:expect("tough", { damage = 3, at = "north" })
    s.A:play("Test Spark")
    s.A:choose("tough")
    s:resolve()
    s:expect("tough", { zone = "banished" })
    s:expect("north", { controller = false })
  end,
}

scenario "Smite is over with the turn" {
  rules = { "317.2", "428" },
  board = {
    A = { hand = { "Smite" }, runes = { fury = 3 } },
    B = { hand = { "Test Doom" }, north = { { vanilla(4), as = "tough" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Smite")
    s.A:choose("tough")
    s:resolve()
    s:next_turn()
    s:expect("tough", { damage = 0 })
    s.B:play("Test Doom")
    s.B:choose("tough")
    s:resolve()
    s:expect("tough", { zone = "trash" })
  end,
}

scenario "Smite needs a unit at a battlefield" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Smite" }, runes = { fury = 3 } },
    B = { base = { vanilla(3) } },
  },
  play = function(s) s.A:refused("play", "Smite") end,
}
