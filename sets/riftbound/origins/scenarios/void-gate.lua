card {
  name = "Test Bolt", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}

scenario "Void Gate adds one to what a spell deals to a unit there" {
  rules = { "712", "715.1", "417.4" },
  board = {
    A = { hand = { "Test Bolt", "Test Bolt" }, runes = { fury = 2 } },
    B = { north = { { vanilla(5), as = "there" } }, south = { { vanilla(6), as = "elsewhere" } } },
    battlefields = { north = { controller = "B", card = "Void Gate" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("there")
    s:resolve()
    s:expect("there", { damage = 3 })
    s.A:play("Test Bolt")
    s.A:choose("elsewhere")
    s:resolve()
    s:expect("elsewhere", { damage = 2 })
    s:expect("there", { damage = 3 })
  end,
}

scenario "Void Gate adds one to what anybody's spell deals there" {
  rules = { "713", "714" },
  board = {
    A = { north = { { vanilla(5), as = "mine" } } },
    B = { hand = { "Test Bolt" }, runes = { fury = 1 } },
    battlefields = { north = { controller = "A", card = "Void Gate" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Bolt")
    s.B:choose("mine")
    s:resolve()
    s:expect("mine", { damage = 3 })
  end,
}

scenario "Void Gate adds one to what an ability deals there" {
  rules = { "713", "417.6" },
  board = {
    A = { base = { "Crackshot Corsair" } },
    B = { north = { { vanilla(7), as = "foe" } } },
    battlefields = { north = { controller = "B", card = "Void Gate" }, south = {} },
  },
  play = function(s)
    s.A:move("Crackshot Corsair", "north")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2 })
  end,
}

scenario "Void Gate adds nothing in combat" {
  rules = { "417.7", "712" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(4), as = "guard" } } },
    battlefields = { north = { controller = "B", card = "Void Gate" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("guard", { at = "north", damage = 0 })
  end,
}
