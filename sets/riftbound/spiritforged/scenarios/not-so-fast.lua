card {
  name = "Test Flood", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(2, fx:all(unit { enemy = true })) end } ]],
}
card {
  name = "Test Rust", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Nod", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end } ]],
}
card { name = "Test Kettle", type = "gear", energy = 1, domains = { "calm" } }

scenario "Not So Fast counters an enemy spell that chose a friendly unit" {
  rules = { "425.1", "355.10", "340.1" },
  board = {
    A = { hand = { "Incinerate" }, runes = { fury = 2 } },
    B = { hand = { "Not So Fast" }, runes = { calm = 2 }, north = { { vanilla(2), as = "mine" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Incinerate")
    s.A:choose("mine")
    s.A:pass()
    s.B:play("Not So Fast")
    s:options("Incinerate")
    s.B:choose("Incinerate")
    s:resolve()
    s:expect("mine", { at = "north", damage = 0 })
    s:expect("Incinerate", { zone = "trash" })
    s:expect("Not So Fast", { zone = "trash" })
  end,
}

scenario "Not So Fast counters what chose a friendly gear" {
  rules = { "425.1", "355.10" },
  board = {
    A = { hand = { "Test Rust" } },
    B = { hand = { "Not So Fast" }, runes = { calm = 2 }, base = { "Test Kettle" } },
  },
  play = function(s)
    s.A:play("Test Rust")
    s.A:choose("Test Kettle")
    s.A:pass()
    s.B:play("Not So Fast")
    s.B:choose("Test Rust")
    s:resolve()
    s:expect("Test Kettle", { at = "base" })
    s:expect("Test Rust", { zone = "trash" })
  end,
}

scenario "Not So Fast counters an enemy ability that chose a friendly unit" {
  rules = { "425.1", "383.4" },
  board = {
    A = { base = { "Crackshot Corsair" } },
    B = { hand = { "Not So Fast" }, runes = { calm = 2 }, north = { { vanilla(4), as = "mine" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Crackshot Corsair", "north")
    s.A:choose("mine")
    s.A:pass()
    s.B:play("Not So Fast")
    s.B:choose("Crackshot Corsair")
    s.B:pass()
    s.A:pass()
    s:chain {}
    s:expect("mine", { damage = 0 })
    s:expect("Crackshot Corsair", { at = "north", attacking = true })
  end,
}

-- What meets units without choosing them, what chose its own player's unit, and what a friend plays.
scenario "Not So Fast finds nothing where no friendly thing was chosen by an enemy" {
  rules = { "355.8", "355.10" },
  cases = { { name = "chooses nobody", card = "Test Flood" }, { name = "chooses its own unit", card = "Test Nod", choice = "theirs" } },
  board = {
    A = { hand = { "Test Flood", "Test Nod" }, runes = { fury = 1 }, base = { { vanilla(3), as = "theirs" } } },
    B = { hand = { "Not So Fast" }, runes = { calm = 2 }, base = { { vanilla(3), as = "mine" } } },
  },
  play = function(s, case)
    s.A:play(case.card)
    if case.choice then s.A:choose(case.choice) end
    s.A:pass()
    s.B:refused("play", "Not So Fast")
  end,
}

scenario "Not So Fast does not counter a friendly spell" {
  rules = { "739", "355.8" },
  board = {
    A = { hand = { "Test Nod", "Not So Fast" }, runes = { calm = 2 }, base = { { vanilla(3), as = "mine" } } },
  },
  play = function(s)
    s.A:play("Test Nod")
    s.A:choose("mine")
    s.A:refused("play", "Not So Fast")
  end,
}

scenario "Not So Fast does nothing to a spell whose target has gone" {
  rules = { "359.3", "425.1" },
  board = {
    A = { hand = { "Final Spark" }, runes = { mind = 8 } },
    B = { hand = { "Not So Fast", "Test Vanish" }, runes = { calm = 2 }, base = { { vanilla(3), as = "mine" } } },
  },
  play = function(s)
    s.A:play("Final Spark")
    s.A:choose("mine")
    s.A:pass()
    s.B:play("Not So Fast")
    s.B:choose("Final Spark")
    s.B:play("Test Vanish")
    s.B:choose("mine")
    s.B:pass()
    s.A:pass()
    s:expect("mine", { zone = "hand" })
    s:chain { "Final Spark", "Not So Fast" }
    s:resolve()
    s:expect("Final Spark", { zone = "trash" })
    s:expect("mine", { zone = "hand" })
  end,
}
card {
  name = "Test Vanish", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { yours = true } }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

card {
  name = "Test Blight", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = rune { enemy = true } }, effect = function(fx) fx:exhaust(fx.it) end } ]],
}

scenario "Not So Fast does not guard runes" {
  rules = { "355.8" },
  board = {
    A = { hand = { "Test Blight" } },
    B = { hand = { "Not So Fast" }, runes = { calm = 4 } },
  },
  play = function(s)
    s.A:play("Test Blight")
    s.A:choose("Calm Rune")
    s.A:pass()
    s.B:refused("play", "Not So Fast")
  end,
}
