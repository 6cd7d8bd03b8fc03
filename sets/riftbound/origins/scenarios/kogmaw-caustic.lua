card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Kog'Maw, Caustic dies in combat: four damage after everybody was healed" {
  rules = { "466.1", "808.1" },
  board = {
    A = { base = { "Kog'Maw, Caustic" } },
    B = { north = { { vanilla(6), as = "six" }, { vanilla(5), as = "five" } }, base = { { vanilla(3), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Kog'Maw, Caustic", "north")
    s.A:pass()
    s.B:pass()
    s.A:choose("six")
    s:expect("Kog'Maw, Caustic", { zone = "trash" })
    s:expect("six", { damage = 0 })
    s:chain { "Kog'Maw, Caustic" }
    s:resolve()
    s:expect("six", { damage = 4, at = "north" })
    s:expect("five", { damage = 4, at = "north" })
    s:expect("home", { damage = 0 })
    s:expect("north", { controller = s.B })
  end,
}

scenario "Kog'Maw, Caustic hits friends as well, but nobody elsewhere" {
  rules = { "808.1", "417.1" },
  board = {
    A = { hand = { "Test Doom" }, north = { "Kog'Maw, Caustic", { vanilla(5), as = "friend" }, { vanilla(4), as = "weak" } }, base = { { vanilla(5), as = "home" } } },
    B = { south = { { vanilla(5), as = "far" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Kog'Maw, Caustic")
    s:resolve()
    s:expect("friend", { damage = 4, at = "north" })
    s:expect("weak", { zone = "trash" })
    s:expect("home", { damage = 0 })
    s:expect("far", { damage = 0 })
  end,
}

scenario "Kog'Maw, Caustic dies in a base for nothing" {
  rules = { "808.1", "055" },
  board = { A = { hand = { "Test Doom" }, base = { "Kog'Maw, Caustic", { vanilla(2), as = "friend" } } } },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Kog'Maw, Caustic")
    s:resolve()
    s:expect("friend", { damage = 0, at = "base" })
  end,
}
