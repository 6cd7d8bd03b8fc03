card {
  name = "Test Muse", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:discard(1) fx:draw(1) end } ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Denial", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}

card { name = "Test Imp", type = "unit", energy = 2, might = 2, domains = { "fury" } }

scenario "Endless Riches banishes hand and trash, then burns seven" {
  rules = { "383.4", "427.1", "440" },
  board = {
    A = { hand = { "Endless Riches", { vanilla(1), as = "held" } }, pool = { energy = 5, fury = 1 }, trash = { { vanilla(2), as = "old" } } },
    B = { hand = { { vanilla(3), as = "theirs" } }, trash = { { vanilla(4), as = "dead" } } },
  },
  play = function(s)
    s.A:play("Endless Riches")
    s:expect("Endless Riches", { at = "base", exhausted = false })
    s:resolve()
    s:expect("held", { zone = "banished" })
    s:expect("old", { zone = "banished" })
    s:expect(s.A, { hand_size = 0, trash_size = 7, deck_size = 13, banished_size = 2 })
    s:expect("theirs", { zone = "hand" })
    s:expect("dead", { zone = "trash" })
  end,
}

scenario "Endless Riches skips its player's draw phase, not the opponent's" {
  rules = { "443", "315.4" },
  board = { A = { base = { "Endless Riches" } } },
  play = function(s)
    s:next_turn()
    s:expect(s.B, { hand_size = 1, deck_size = 19 })
    s:next_turn()
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
    s:phase("main")
  end,
}

scenario "Endless Riches lets its player play from the trash, at the usual time and price" {
  rules = { "419.2", "357.1" },
  board = {
    A = { base = { "Endless Riches" }, runes = { fury = 2 }, trash = { "Test Imp", { vanilla_spell(1), as = "dear" } } },
    B = { trash = { { vanilla(1), as = "theirs" } } },
  },
  play = function(s)
    s.A:refused("play", "theirs")
    s.A:play("Test Imp")
    s:expect("Test Imp", { at = "base", exhausted = true })
    s:count("Fury Rune", 2, { exhausted = true })
    s.A:refused("play", "dear", { rule = "357.1" })
  end,
}

scenario "Endless Riches banishes what would go to its player's trash" {
  rules = { "369", "422", "428" },
  board = {
    A = { base = { "Endless Riches", { vanilla(2), as = "mine" } }, hand = { "Test Muse", "Test Doom", { vanilla(1), as = "held" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Muse")
    s.A:pass()
    s.B:pass()
    s.A:choose("held")
    s:expect("held", { zone = "banished" })
    s:expect("Test Muse", { zone = "banished" })
    s.A:play("Test Doom")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { zone = "banished" })
    s:expect("Test Doom", { zone = "banished" })
    s:expect(s.A, { trash_size = 0 })
  end,
}

scenario "Endless Riches banishes a countered spell of its player, not the one that countered it" {
  rules = { "425.1", "369" },
  board = {
    A = { base = { "Endless Riches" }, hand = { "Test Muse" } },
    B = { hand = { "Test Denial" } },
  },
  play = function(s)
    s.A:play("Test Muse")
    s.A:pass()
    s.B:play("Test Denial")
    s.B:choose("Test Muse")
    s:resolve()
    s:expect("Test Muse", { zone = "banished" })
    s:expect("Test Denial", { zone = "trash" })
  end,
}

scenario "Endless Riches and Flow: two ways out of the trash, and banishment after either" {
  rules = { "829.1", "419.2", "369" },
  board = {
    A = { base = { "Endless Riches", { vanilla(2), as = "it" } }, trash = { "Dragon Form" }, pool = { energy = 3 } },
  },
  play = function(s)
    s.A:play("Dragon Form")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = 5 })
    s:expect("Dragon Form", { zone = "banished" })
    s:expect(s.A, { energy = 0, trash_size = 0 })
  end,
}

card {
  name = "Test Gale", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "Endless Riches leaves the other phases, what goes to the hand, and others' trash alone" {
  rules = { "315.3", "369", "419.2" },
  board = {
    A = { base = { "Endless Riches", { vanilla(2), as = "mine", exhausted = true } }, hand = { "Test Gale" }, points = 1, north = { { vanilla(3), as = "guard" } } },
    B = { trash = { { vanilla(1), as = "theirs" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:phase("main")
    s:expect("mine", { exhausted = false })
    s:expect(s.A, { points = 2, hand_size = 1, runes_size = 2 })
    s.A:refused("play", "theirs")
    s.A:play("Test Gale")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { zone = "hand" })
    s:expect("Test Gale", { zone = "banished" })
  end,
}

scenario "Endless Riches opens the trash and nothing else" {
  rules = { "419.2" },
  board = { A = { base = { "Endless Riches" }, pool = { energy = 9 }, banished = { { vanilla(1), as = "gone" } }, deck = { { vanilla(1), as = "top" } } }, B = { trash = { { vanilla(1), as = "theirs" } } } },
  play = function(s)
    s.A:refused("play", "gone")
    s.A:refused("play", "top")
    s.A:refused("play", "theirs")
  end,
}
