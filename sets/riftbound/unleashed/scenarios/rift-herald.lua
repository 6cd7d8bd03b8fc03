card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card { name = "Test Colossus", type = "unit", energy = 7, might = 8, domains = { "body" }, power = { body = 1 } }

card { name = "Test Crier", type = "gear", energy = 1, domains = { "order" }, script = [[ triggered { on = card { zone = "deck" }.revealed { by = you }, effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "Rift Herald takes a unit out of three cards as it goes to a battlefield" {
  rules = { "383.4", "424.1", "416.1" },
  board = {
    A = { base = { "Rift Herald", "Test Crier" }, deck = { { vanilla_spell(1), as = "spell" }, { vanilla(2), as = "second" }, { vanilla(3), as = "third" }, { vanilla(4), as = "fourth" } } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:move("Rift Herald", "north")
    s:chain { "Rift Herald" }
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "choose")
    s:options("second", "third")
    s.A:choose("third")
    s:expect("third", { zone = "hand" })
    s:expect("spell", { zone = "deck" })
    s:expect("second", { zone = "deck" })
    s:expect(s.A, { hand_size = 1, deck_size = 3 })
    s:resolve()
    s:expect(s.A, { xp = 1 })
    s:showdown()
    s:next_turn()
    s:next_turn()
    s:expect("fourth", { zone = "hand" })
  end,
}

scenario "Rift Herald may take nothing, and then all three are recycled" {
  rules = { "416.1" },
  board = {
    A = { base = { "Rift Herald" }, deck = { { vanilla(2), as = "first" }, { vanilla(3), as = "second" }, { vanilla(4), as = "third" }, { vanilla(5), as = "fourth" } } },
    battlefields = { north = {}, south = {} },
  },
  play = function(s)
    s.A:move("Rift Herald", "north")
    s.A:pass()
    s.B:pass()
    s.A:done()
    s:expect(s.A, { hand_size = 0, deck_size = 4 })
    s:showdown()
    s:next_turn()
    s:next_turn()
    s:expect("fourth", { zone = "hand" })
  end,
}

scenario "Rift Herald dies: a unit comes from the hand for its power alone" {
  rules = { "808.1", "356.1", "419.1" },
  board = {
    A = { hand = { "Test Doom", "Test Colossus", { vanilla(1), as = "page" }, { vanilla_spell(1), as = "spell" } }, runes = { body = 1 }, north = { "Rift Herald" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Rift Herald")
    s.A:pass()
    s.B:pass()
    s:chain { "Rift Herald" }
    s.A:pass()
    s.B:pass()
    s:options("Test Colossus", "page")
    s.A:choose("Test Colossus")
    s.A:pay()
    s:expect("Test Colossus", { at = "base", exhausted = true })
    s:count("Body Rune", 0, { zone = "runes" })
    s:expect("spell", { zone = "hand" })
    s:expect("page", { zone = "hand" })
    s:owes(s.A, "act")
  end,
}

scenario "Rift Herald dies: its player need not play anything" {
  rules = { "055" },
  board = {
    A = { hand = { "Test Doom", { vanilla(3), as = "kept" } }, north = { "Rift Herald" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Rift Herald")
    s.A:pass()
    s.B:pass()
    s.A:pass()
    s.B:pass()
    s:options("kept")
    s.A:done()
    s:expect("kept", { zone = "hand" })
    s:owes(s.A, "act")
  end,
}

scenario "Rift Herald looks at nothing on the way home" {
  rules = { "383.4", "420" },
  board = {
    A = { north = { "Rift Herald" }, deck = { vanilla(2), vanilla(3), vanilla(4) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("Rift Herald", "base")
    s:chain {}
    s:owes(s.A, "act")
  end,
}

scenario "Rift Herald, dying, brings a unit of its player's hand" {
  rules = { "808.1", "356.5" },
  board = {
    A = { base = { "Rift Herald" }, hand = { "Test Doom", { vanilla(2), as = "mine" } } },
    B = { hand = { { vanilla(3), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Rift Herald")
    s.A:pass()
    s.B:pass()
    s:chain { "Rift Herald" }
    s.A:pass()
    s.B:pass()
    s:options("mine")
    s.A:choose("mine")
    s:expect("mine", { at = "base" })
    s:expect("theirs", { zone = "hand" })
  end,
}
