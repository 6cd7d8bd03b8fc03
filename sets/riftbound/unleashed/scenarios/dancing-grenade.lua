scenario "Dancing Grenade deals two, and its victim's player may leave it at that" {
  rules = { "417.1", "354" },
  board = {
    A = { hand = { "Dancing Grenade" }, runes = { fury = 3 }, base = { { vanilla(6), as = "mine" } } },
    B = { runes = { mind = 1 }, base = { { vanilla(6), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Dancing Grenade")
    s:options("foe", "mine")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { damage = 2 })
    s:owes(s.B)
    s.B:no()
    s:expect("Dancing Grenade", { zone = "trash" })
    s:expect("mine", { damage = 0 })
    s:count("Mind Rune", 1, { zone = "runes" })
  end,
}

scenario "Dancing Grenade comes back to whom its victim's player chooses, for one power" {
  rules = { "354", "444", "056" },
  board = {
    A = { hand = { "Dancing Grenade" }, runes = { fury = 4 }, base = { { vanilla(9), as = "mine" } } },
    B = { runes = { mind = 2 }, base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Dancing Grenade")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { damage = 2 })
    s.B:yes()
    s:options("foe", "mine")
    s.B:choose("mine")
    s.B:pay()
    s:count("Mind Rune", 1, { zone = "runes" })
    s.B:pass()
    s.A:pass()
    s.A:no()
    s:expect("foe", { damage = 2 })
    s:expect("Dancing Grenade", { zone = "trash", owner = s.A })
    s:expect(s.A, { trash_size = 1 })
  end,
}

scenario "Dancing Grenade from another copy begins anew" {
  rules = { "124", "417.1" },
  board = {
    A = { hand = { { "Dancing Grenade", as = "first" }, { "Dancing Grenade", as = "second" } }, runes = { fury = 6 } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("first")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s.A:play("second")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { damage = 4 })
  end,
}

scenario "Dancing Grenade grows by one for each time that it has hit this turn" {
  rules = { "354", "712", "417.1" },
  board = {
    A = { hand = { "Dancing Grenade" }, runes = { fury = 4 }, base = { { vanilla(9), as = "mine" } } },
    B = { runes = { mind = 2 }, base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Dancing Grenade")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { damage = 2 })
    s.B:yes()
    s.B:choose("mine")
    s.B:pay()
    s.B:pass()
    s.A:pass()
    s:expect("mine", { damage = 3 })
    s.A:yes()
    s.A:choose("foe")
    s.A:pay()
    s.A:pass()
    s.B:pass()
    s:expect("foe", { damage = 6 })
    s.B:no()
    s:expect("Dancing Grenade", { zone = "trash", owner = s.A })
  end,
}

scenario "Dancing Grenade is no offer to who cannot pay" {
  rules = { "357.1" },
  board = {
    A = { hand = { "Dancing Grenade" }, runes = { fury = 3 } },
    B = { base = { { vanilla(6), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Dancing Grenade")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2 })
    s:expect("Dancing Grenade", { zone = "trash" })
    s:owes(s.A, "act")
  end,
}

card { name = "Test Spark", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]] }

scenario "Dancing Grenade does not count what others have dealt" {
  rules = { "712", "417.6" },
  board = {
    A = { hand = { "Dancing Grenade", "Test Spark" }, runes = { fury = 3 }, base = { { vanilla(9), as = "mine" } } },
    B = { runes = { mind = 1 }, base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Spark")
    s.A:choose("foe")
    s:resolve()
    s.A:play("Dancing Grenade")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { damage = 3 })
    s.B:yes()
    s.B:choose("mine")
    s.B:pay()
    s.B:pass()
    s.A:pass()
    s:expect("mine", { damage = 3 })
  end,
}
