card {
  name = "Test Bolt", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Flood", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(2, fx:all(unit { enemy = true })) end } ]],
}

scenario "Ruin Runner cannot be chosen by an enemy spell" {
  rules = { "757", "355.10", "054.1" },
  board = {
    A = { hand = { "Test Bolt" }, runes = { fury = 1 } },
    B = { base = { "Ruin Runner", { vanilla(3), as = "plain" } } },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s:options("plain")
    s.A:choose("plain")
    s:resolve()
    s:expect("plain", { damage = 1 })
  end,
}

scenario "Ruin Runner alone leaves an enemy spell without a target" {
  rules = { "757", "355.8" },
  board = { A = { hand = { "Test Bolt" }, runes = { fury = 1 } }, B = { base = { "Ruin Runner" } } },
  play = function(s) s.A:refused("play", "Test Bolt") end,
}

scenario "Ruin Runner cannot be chosen by an enemy ability" {
  rules = { "757", "402.4" },
  board = {
    A = { base = { "Crackshot Corsair" } },
    B = { north = { "Ruin Runner" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Crackshot Corsair", "north")
    s:chain {}
    s:expect("Ruin Runner", { damage = 0 })
  end,
}

scenario "Ruin Runner is chosen by its own player, and met by what chooses nobody" {
  rules = { "757" },
  board = {
    A = { hand = { "Test Flood" }, runes = { fury = 1 } },
    B = { hand = { "En Garde" }, runes = { calm = 1 }, base = { "Ruin Runner" } },
  },
  play = function(s)
    s.A:play("Test Flood")
    s.A:pass()
    s.B:play("En Garde")
    s:options("Ruin Runner")
    s.B:choose("Ruin Runner")
    s:resolve()
    s:expect("Ruin Runner", { damage = 2, might = 7 })
  end,
}
