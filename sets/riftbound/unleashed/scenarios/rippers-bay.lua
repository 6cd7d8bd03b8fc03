card {
  name = "Test Call", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "Ripper's Bay: who gets a unit back may pay for a rune" {
  rules = { "124", "430", "444" },
  cases = { { name = "paid", yes = true, runes = 2 }, { name = "declined", yes = false, runes = 1 } },
  board = {
    A = { hand = { "Test Call" } },
    B = { north = { { vanilla(3), as = "foe" } }, runes = { fury = 1 }, rune_deck = { mind = 2 } },
    battlefields = { north = { card = "Ripper's Bay", controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Test Call")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { zone = "hand" })
    s.B:pass()
    s.A:pass()
    s:owes(s.B)
    if case.yes then s.B:yes() else s.B:no() end
    s:expect(s.B, { rune_count = case.runes, ready_runes = case.yes and 0 or 1 })
    s:expect(s.A, { rune_count = 0 })
  end,
}

scenario "Ripper's Bay has nothing for units elsewhere" {
  rules = { "124" },
  board = {
    A = { hand = { "Test Call" } },
    B = { base = { { vanilla(3), as = "foe" } }, runes = { fury = 1 } },
    battlefields = { north = { card = "Ripper's Bay" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Call")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "hand" })
    s:chain {}
    s:expect(s.B, { rune_count = 1, ready_runes = 1 })
  end,
}

scenario "Ripper's Bay pays who owns the unit, not who has the Bay" {
  rules = { "124", "430", "444" },
  board = {
    A = { hand = { "Test Call" }, runes = { fury = 1 }, rune_deck = { mind = 2 }, base = { { vanilla(2), as = "raider" } } },
    B = { north = { { vanilla(3), as = "guard" } }, hand = { "Test Gust" }, runes = { fury = 1 }, rune_deck = { mind = 2 } },
    battlefields = { north = { card = "Ripper's Bay", controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Test Gust")
    s.B:choose("raider")
    s.B:pass()
    s.A:pass()
    s:expect("raider", { zone = "hand", owner = s.A })
    s.B:pass() -- who has the Bay controls what it does
    s.A:pass()
    s:owes(s.A)
    s.A:yes()
    s:expect(s.A, { rune_count = 2, ready_runes = 0 })
    s:expect(s.B, { rune_count = 1, ready_runes = 1 })
  end,
}
card {
  name = "Test Gust", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

card {
  name = "Test Oath", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:take_control(fx.it) end } ]],
}

scenario "Ripper's Bay asks the owner of a stolen unit" {
  rules = { "056", "191", "430", "444" },
  board = {
    A = { hand = { "Test Oath", "Test Call" }, runes = { fury = 1 }, rune_deck = { mind = 2 } },
    B = { north = { { vanilla(3), as = "foe" } }, runes = { fury = 1 }, rune_deck = { mind = 2 } },
    battlefields = { north = { card = "Ripper's Bay", controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Oath")
    s.A:choose("foe")
    s:resolve()
    s:showdown()
    s:expect("foe", { controller = s.A, at = "north" })
    s.A:play("Test Call")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { zone = "hand", owner = s.B })
    s.A:pass() -- who has the Bay controls what it does
    s.B:pass()
    s:owes(s.B)
    s.B:yes()
    s:expect(s.B, { rune_count = 2, ready_runes = 0 })
    s:expect(s.A, { rune_count = 1, ready_runes = 1 })
  end,
}
