-- Cards of Origins that have keywords alone, one scenario or more for each keyword.

card {
  name = "Test Bolt", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}

scenario "Tank: it is assigned lethal damage first" {
  rules = { "815.1", "465.2" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(2), as = "plain" }, "Lecturing Yordle" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("Lecturing Yordle", { zone = "trash" })
    s:expect("plain", { at = "north", damage = 0 })
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "Tank: without one the attacker chooses who comes first" {
  rules = { "815.1", "465.2" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { { vanilla(2), as = "plain" }, { vanilla(2), as = "other" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s:options("plain", "other")
    s.A:choose("other")
    s:expect("other", { zone = "trash" })
    s:expect("plain", { at = "north", damage = 0 })
  end,
}

scenario "Assault: Daring Poro has one more might as an attacker" {
  rules = { "807.1", "464.2" },
  board = {
    A = { base = { "Daring Poro" } },
    B = { north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Daring Poro", { might = 2, keywords = { "Assault" } })
    s.A:move("Daring Poro", "north")
    s:expect("Daring Poro", { might = 3 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("Daring Poro", { at = "north", might = 2 })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Assault: Petty Officer has no more might as a defender, or where nobody defends" {
  rules = { "807.1" },
  board = {
    A = { north = { { "Petty Officer", as = "guard" } }, base = { { "Petty Officer", as = "second" } } },
    B = { base = { { vanilla(6), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("second", "south")
    s:expect("second", { might = 5 })
    s:showdown()
    s:next_turn()
    s.B:move("raider", "north")
    s:expect("guard", { might = 5, at = "north" })
    s:expect("raider", { might = 6 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("raider", { at = "north" })
  end,
}

scenario "Shield: Stalwart Poro has one more might as a defender" {
  rules = { "814.1" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    B = { north = { "Stalwart Poro" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Stalwart Poro", { might = 2, keywords = { "Shield" } })
    s.A:move("raider", "north")
    s:expect("Stalwart Poro", { might = 3 })
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("Stalwart Poro", { at = "north", might = 2, damage = 0 })
  end,
}

scenario "Shield: Stalwart Poro has no more might as an attacker" {
  rules = { "814.1" },
  board = {
    A = { base = { "Stalwart Poro" } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Stalwart Poro", "north")
    s:expect("Stalwart Poro", { might = 2 })
    s:showdown()
    s:expect("Stalwart Poro", { zone = "trash" })
    s:expect("guard", { at = "north" })
  end,
}

scenario "Deflect: an opponent pays one power more to choose Pouty Poro" {
  rules = { "809.1", "356.2" },
  board = {
    A = { hand = { "Test Bolt" }, runes = { mind = 2 }, base = { { vanilla(4), as = "mine" } } },
    B = { base = { "Pouty Poro" } },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s:options("mine", "Pouty Poro")
    s.A:choose("Pouty Poro")
    s:count("Mind Rune", 1, { zone = "runes" })
    s:count("Mind Rune", 0, { exhausted = true })
    s:resolve()
    s:expect("Pouty Poro", { damage = 1 })
  end,
}

scenario "Deflect: who cannot pay cannot choose" {
  rules = { "809.1", "355.16" },
  board = {
    A = { hand = { "Test Bolt" }, pool = { energy = 1 }, base = { { vanilla(4), as = "mine" } } },
    B = { base = { "Pouty Poro", { vanilla(3), as = "plain" } } },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s:options("mine", "plain")
    s.A:choose("plain")
    s:resolve()
    s:expect("plain", { damage = 1 })
    s:expect("Pouty Poro", { damage = 0 })
  end,
}

scenario "Deflect: its own player pays nothing more" {
  rules = { "809.1" },
  board = {
    A = { hand = { "Test Bolt" }, pool = { energy = 1 }, base = { "Pouty Poro" } },
  },
  play = function(s)
    s.A:play("Test Bolt")
    s:options("Pouty Poro")
    s.A:choose("Pouty Poro")
    s:resolve()
    s:expect("Pouty Poro", { damage = 1 })
  end,
}

scenario "Ganking: a unit with it moves from battlefield to battlefield" {
  rules = { "810.1", "144.4" },
  board = {
    A = { north = { { vanilla(2, { "Ganking" }), as = "rover" }, { vanilla(3), as = "plain" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("rover", "south")
    s:expect("rover", { at = "south", exhausted = true })
    s:showdown()
    s:expect("south", { controller = s.A })
    s.A:refused("move", "plain", "south", { rule = "144.4" })
    s:expect("north", { controller = s.A })
  end,
}

scenario "Vision: Mystic Poro may recycle the top card" {
  rules = { "817.1", "436.1", "416.1" },
  board = {
    A = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = { { vanilla(7), as = "top" }, { vanilla(8), as = "next" }, { vanilla(9), as = "last" } } },
  },
  play = function(s)
    s.A:play("Mystic Poro")
    s:chain { "Mystic Poro" }
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "choose")
    s:options("top")
    s.A:choose("top")
    s:expect(s.A, { hand_size = 0, deck_size = 3 })
    s:next_turn()
    s:next_turn()
    s:expect("next", { zone = "hand" })
    s:expect("top", { zone = "deck" })
  end,
}

scenario "Vision: Mystic Poro may leave the top card where it is" {
  rules = { "817.1", "436.1" },
  board = {
    A = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = { { vanilla(7), as = "top" }, { vanilla(8), as = "next" } } },
  },
  play = function(s)
    s.A:play("Mystic Poro")
    s.A:pass()
    s.B:pass()
    s.A:done()
    s:expect(s.A, { hand_size = 0, deck_size = 2 })
    s:next_turn()
    s:next_turn()
    s:expect("top", { zone = "hand" })
    s:expect("next", { zone = "deck" })
  end,
}
