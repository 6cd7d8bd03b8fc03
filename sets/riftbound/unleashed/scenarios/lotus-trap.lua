card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}

scenario "Lotus Trap doubles the damage of a spell that it answers" {
  rules = { "813.1", "369.3", "417.1" },
  board = {
    A = { hand = { "Test Bolt", { "Test Bolt", as = "again" } }, base = { { vanilla(6), as = "mine" } } },
    B = { hand = { "Lotus Trap" }, runes = { fury = 2 }, base = { { vanilla(5), as = "foe" }, { vanilla(5), as = "other" } } },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Lotus Trap")
    s:options("mine", "foe", "other")
    s.B:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 4 })
    s.A:play("again")
    s.A:choose("other")
    s:resolve()
    s:expect("other", { damage = 2 })
  end,
}

scenario "Lotus Trap counts in the assignment of combat damage" {
  rules = { "465.2", "369.3" },
  board = {
    A = { hand = { "Lotus Trap" }, runes = { fury = 2 }, base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(4), as = "big" }, { vanilla(1), as = "small" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:play("Lotus Trap")
    s.A:choose("big")
    s:resolve()
    -- Two are four for the big one, and one is left for the small one.
    s.B:pass()
    s.A:pass()
    s.A:choose("big")
    s:expect("big", { zone = "trash" })
    s:expect("small", { zone = "trash" })
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "Lotus Trap ends with the turn" {
  rules = { "317.2" },
  board = {
    A = { hand = { "Lotus Trap" }, runes = { fury = 2 } },
    B = { hand = { "Test Bolt" }, base = { { vanilla(5), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Lotus Trap")
    s.A:choose("foe")
    s:resolve()
    s:next_turn()
    s.B:play("Test Bolt")
    s.B:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2 })
  end,
}
