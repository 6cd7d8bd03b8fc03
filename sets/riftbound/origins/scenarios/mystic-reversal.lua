scenario "Mystic Reversal turns a spell around" {
  rules = { "752", "753.1" },
  board = {
    A = { hand = { "Hextech Ray" }, runes = { fury = 1 }, north = { { vanilla(4), as = "mine" } } },
    B = { hand = { "Mystic Reversal" }, runes = { calm = 4 }, south = { { vanilla(4), as = "theirs" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Hextech Ray")
    s.A:choose("theirs")
    s.A:pass()
    s.B:play("Mystic Reversal")
    s:options("Hextech Ray")
    s.B:choose("Hextech Ray")
    s.B:pass()
    s.A:pass()
    s:options("mine", "theirs")
    s.B:choose("mine")
    s:expect("Hextech Ray", { controller = s.B, owner = s.A })
    s:resolve()
    s:expect("mine", { damage = 3 })
    s:expect("theirs", { damage = 0 })
    s:expect("Hextech Ray", { zone = "trash", owner = s.A })
    s:expect(s.A, { trash_size = 1 })
    s:expect(s.B, { trash_size = 1 })
  end,
}

scenario "Mystic Reversal: the new controller draws, whether or not it chooses anew" {
  rules = { "191", "752.1" },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 3 } },
    B = { hand = { "Mystic Reversal" }, runes = { calm = 4 }, south = { { vanilla(5), as = "theirs" } } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s.A:choose("theirs")
    s.A:pass()
    s.B:play("Mystic Reversal")
    s.B:choose("Void Seeker")
    s.B:pass()
    s.A:pass()
    s.B:choose("theirs")
    s:resolve()
    s:expect("theirs", { damage = 4 })
    s:expect(s.A, { hand_size = 0 })
    s:expect(s.B, { hand_size = 1 })
  end,
}

scenario "Mystic Reversal: friendly is what its new controller calls so, and what was paid stays paid" {
  rules = { "752.1", "356.2" },
  board = {
    A = { hand = { "Meditation" }, runes = { calm = 2 }, base = { { vanilla(1), as = "monk" } } },
    B = { hand = { "Mystic Reversal" }, runes = { calm = 4 } },
  },
  play = function(s)
    s.A:play("Meditation")
    s.A:yes()
    s:expect("monk", { exhausted = true })
    s.A:pass()
    s.B:play("Mystic Reversal")
    s.B:choose("Meditation")
    s:resolve()
    s:expect(s.B, { hand_size = 2 })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Mystic Reversal has no use against abilities" {
  rules = { "355.8" },
  board = { A = { hand = { "Lecturing Yordle" }, runes = { mind = 3 } }, B = { hand = { "Mystic Reversal" }, runes = { calm = 4 } } },
  play = function(s)
    s.A:play("Lecturing Yordle")
    s.A:pass()
    s.B:refused("play", "Mystic Reversal", { rule = "355.8" })
  end,
}

card {
  name = "Test Echo", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Action", "Repeat {1}" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Mystic Reversal: a repeated spell stays repeated, and enemies are those of its new controller" {
  rules = { "752.1", "753.1", "820.1" },
  board = {
    A = { hand = { "Test Echo" }, pool = { energy = 2 }, base = { { vanilla(5), as = "one" }, { vanilla(5), as = "two" } } },
    B = { hand = { "Mystic Reversal" }, runes = { calm = 4 }, base = { { vanilla(5), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Test Echo")
    s.A:yes()
    s.A:choose("theirs")
    s.A:choose("theirs")
    s:expect(s.A, { energy = 0 })
    s.A:pass()
    s.B:play("Mystic Reversal")
    s.B:choose("Test Echo")
    s.B:pass()
    s.A:pass()
    s.B:choose("one")
    s.B:choose("two")
    s:resolve()
    s:expect("one", { damage = 1 })
    s:expect("two", { damage = 1 })
    s:expect("theirs", { damage = 0 })
  end,
}

card {
  name = "Test Surge", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { x = { energy = 1 }, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(fx.x, fx.it) end } ]],
}

scenario "Mystic Reversal: the X that was paid stays" {
  rules = { "752.1", "753.1", "191" },
  board = {
    A = { hand = { "Test Surge" }, pool = { energy = 4 }, base = { { vanilla(5), as = "mine" } } },
    B = { hand = { "Mystic Reversal" }, runes = { calm = 4 }, base = { { vanilla(5), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Surge")
    s.A:number(3)
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Mystic Reversal")
    s.B:choose("Test Surge")
    s.B:pass()
    s.A:pass()
    -- The old choice may stay, though B's own unit is no enemy any more.
    s:options("mine", "foe")
    s.B:choose("mine")
    s:resolve()
    s:expect("mine", { damage = 3 })
    s:expect("foe", { damage = 0 })
    s:expect("Test Surge", { zone = "trash", owner = s.A })
  end,
}
