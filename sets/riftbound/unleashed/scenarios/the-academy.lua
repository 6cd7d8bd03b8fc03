card { name = "Test Jab", type = "spell", energy = 1, domains = { "mind" }, keywords = { "Action" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

card {
  name = "Test Bolt", type = "spell", energy = 1, domains = { "mind" }, power = { mind = 1 },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "The Academy's gift ends with the turn" {
  rules = { "317.2", "820.1" },
  board = {
    A = { north = { { vanilla(3), as = "scholar" } }, base = {}, hand = { "Test Bolt" }, runes = { mind = 4 }, rune_deck = { mind = 6 } },
    B = { base = { { vanilla(9), as = "foe" }, { vanilla(4), as = "raider" } } },
    battlefields = { north = { controller = "A", card = "The Academy" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:resolve()
    s.A:move("scholar", "base")
    s:next_turn()
    s:next_turn()
    s.A:play("Test Bolt")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 1 })
  end,
}

scenario "The Academy gives nothing to a unit that is played first" {
  rules = { "820.1" },
  board = {
    A = { north = { { vanilla(3), as = "scholar" } }, hand = { "Test Bolt", { vanilla(1), as = "page" } }, runes = { mind = 5 }, rune_deck = { mind = 6 } },
    B = { base = { { vanilla(9), as = "foe" } } },
    battlefields = { north = { controller = "A", card = "The Academy" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:resolve()
    s.A:play("page", { at = "base" })
    s.A:play("Test Bolt")
    s.A:yes()
    s.A:choose("foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 2 })
  end,
}

scenario "The Academy: the repeat of the next spell costs its base cost" {
  rules = { "820.1", "206", "469.2" },
  cases = { { name = "repeated", yes = true }, { name = "once" } },
  board = {
    A = { north = { { vanilla(3), as = "scholar" } }, hand = { "Test Bolt" }, rune_deck = { mind = 6 }, runes = { mind = 4 } },
    B = { base = { { vanilla(9), as = "foe" } } },
    battlefields = { north = { controller = "A", card = "The Academy" }, south = {} },
    turn = "B",
  },
  play = function(s, case)
    s.B:end_turn()
    s:chain { "The Academy" }
    s:resolve()
    s.A:play("Test Bolt")
    if case.yes then
      s.A:yes()
      s.A:choose("foe")
      s.A:choose("foe")
    else
      s.A:no()
      s.A:choose("foe")
    end
    s:resolve()
    s:expect("foe", { damage = case.yes and 2 or 1 })
    s:expect(s.A, { rune_count = case.yes and 4 or 5 })
  end,
}

scenario "The Academy lets the next spell be repeated for its base cost" {
  rules = { "820.1", "206", "469.2" },
  cases = { { name = "repeated", yes = true }, { name = "once" } },
  board = {
    A = { north = { { vanilla(3), as = "scholar" } }, hand = { "Test Bolt", { "Test Bolt", as = "second" } }, rune_deck = { mind = 6 }, runes = { mind = 4 } },
    B = { base = { { vanilla(9), as = "foe" } } },
    battlefields = { north = { controller = "A", card = "The Academy" }, south = {} },
    turn = "B",
  },
  play = function(s, case)
    s.B:end_turn()
    s:chain { "The Academy" }
    s:resolve()
    s.A:play("Test Bolt")
    if case.yes then
      s.A:yes()
      s.A:choose("foe")
      s.A:choose("foe")
    else
      s.A:no()
      s.A:choose("foe")
    end
    s:resolve()
    s:expect("foe", { damage = case.yes and 2 or 1 })
    s:expect(s.A, { rune_count = case.yes and 4 or 5 })
    -- The gift is used up, taken or not.
    s.A:play("second")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = case.yes and 3 or 2 })
  end,
}

scenario "The Academy waits for a spell of who holds it" {
  rules = { "820.1", "469.2" },
  board = {
    A = { north = { { vanilla(2), as = "mine" } }, base = { { vanilla(2), as = "scout" } }, hand = { { "Test Jab", as = "spell" } }, runes = { calm = 2 } },
    B = { hand = { { "Test Jab", as = "theirs" } }, runes = { mind = 2 } },
    battlefields = { north = { controller = "A", card = "The Academy" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:resolve()
    s.A:move("scout", "south")
    s.A:pass()
    s.B:play("theirs")
    s:resolve()
    s:count("Mind Rune", 1, { controller = s.B, exhausted = true })
    s.A:play("spell")
    s.A:yes()
    s:resolve()
    s:showdown()
    s:expect("spell", { zone = "trash" })
  end,
}
