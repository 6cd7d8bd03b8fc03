scenario "Startipped Peak lets the one who holds it channel an exhausted rune" {
  rules = { "469.2", "383.3", "430.2", "315.2" },
  board = {
    A = { north = { vanilla(2) }, runes = { mind = 2 }, rune_deck = { mind = 6 } },
    B = { runes = { body = 1 }, rune_deck = { body = 6 } },
    battlefields = { north = { controller = "A", card = "Startipped Peak" }, south = {} },
    phase = "beginning",
  },
  play = function(s)
    s:owes(s.A, "may")
    s:expect(s.A, { points = 1 })
    s.A:yes()
    s:resolve()
    s:phase("main")
    s:count("Mind Rune", 5, { zone = "runes" })
    s:count("Mind Rune", 1, { exhausted = true })
    s:count("Body Rune", 1, { zone = "runes" })
  end,
}

scenario "Startipped Peak may be declined" {
  rules = { "383.3", "402.1" },
  board = {
    A = { north = { vanilla(2) }, runes = { mind = 2 }, rune_deck = { mind = 6 } },
    battlefields = { north = { controller = "A", card = "Startipped Peak" }, south = {} },
    phase = "beginning",
  },
  play = function(s)
    s.A:no()
    s:phase("main")
    s:chain {}
    s:count("Mind Rune", 4, { zone = "runes" })
    s:count("Mind Rune", 0, { exhausted = true })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Startipped Peak gives nothing for a conquest, or for a hold elsewhere" {
  rules = { "469.1", "383.4" },
  board = {
    A = { base = { { vanilla(2), as = "scout" } }, south = { vanilla(1) }, rune_deck = { mind = 6 } },
    battlefields = { north = { card = "Startipped Peak" }, south = { controller = "A" } },
    phase = "beginning",
  },
  play = function(s)
    s:phase("main")
    s:expect(s.A, { points = 1 })
    s:count("Mind Rune", 2, { zone = "runes" })
    s.A:move("scout", "north")
    s:showdown()
    s:expect(s.A, { points = 2 })
    s:owes(s.A, "act")
    s:count("Mind Rune", 2, { zone = "runes" })
  end,
}

scenario "Startipped Peak: holding another battlefield as well is no second reason" {
  rules = { "469.2", "383.4" },
  board = {
    A = { north = { vanilla(2) }, south = { { vanilla(3), as = "mine" } }, runes = { mind = 2 } },
    battlefields = { north = { controller = "A", card = "Startipped Peak" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:no()
    s:expect(s.A, { points = 2, hand_size = 1 })
    s:chain {}
    s:owes(s.A, "act")
  end,
}
