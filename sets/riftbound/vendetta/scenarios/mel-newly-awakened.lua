card {
  name = "Test Sap", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:give(fx.it, { might = -2, lasts = "turn" }) end } ]],
}

card {
  name = "Test Gloom", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:give(fx:all(unit { enemy = true }), { might = -2, lasts = "turn" }) end } ]],
}

card {
  name = "Test Denial", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) fx:draw(1) end } ]],
}

card { name = "Test Bolt", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]] }

card { name = "Test Archer", type = "unit", energy = 0, might = 1, domains = { "mind" }, script = [[ triggered { on = self.played, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]] }

card {
  name = "Test Refusal", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link {} }, effect = function(fx) fx:counter(fx.it) fx:draw(1) end } ]],
}

scenario "Mel draws a card as she comes" {
  rules = { "383.4", "413.1" },
  board = { A = { hand = { "Mel, Newly Awakened" }, pool = { energy = 4, mind = 1 } } },
  play = function(s)
    s.A:play("Mel, Newly Awakened", { at = "base" })
    s:resolve()
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
    s:expect("Mel, Newly Awakened", { empowered = false })
  end,
}

scenario "Mel does nothing for an opponent's spells, and wakes for three energy" {
  rules = { "827.1", "441" },
  board = {
    A = { hand = { "Test Sap" }, base = { "Mel, Newly Awakened" }, pool = { energy = 3 } },
    B = { hand = { { "Test Sap", as = "theirs" } }, base = { { vanilla(6), as = "foe" } } },
  },
  play = function(s)
    s.A:activate("Mel, Newly Awakened")
    s:resolve()
    s:expect("Mel, Newly Awakened", { empowered = true })
    s:expect(s.A, { energy = 0 })
    s:next_turn()
    s.B:play("theirs")
    s.B:choose("Mel, Newly Awakened")
    s:resolve()
    s:expect("Mel, Newly Awakened", { might = 2 })
  end,
}

scenario "Mel empowered: neither spells nor abilities of her player can be countered" {
  rules = { "828.1", "425.1", "054.1" },
  cases = {
    { name = "a spell", card = "Test Bolt", empowered = true, damage = 1 },
    { name = "an ability", card = "Test Archer", empowered = true, damage = 1 },
    { name = "a spell, Mel not empowered", card = "Test Bolt", damage = 0 },
    { name = "an ability, Mel not empowered", card = "Test Archer", damage = 0 },
  },
  board = function(case)
    return {
      A = { hand = { case.card }, base = { { "Mel, Newly Awakened", empowered = case.empowered } } },
      B = { hand = { "Test Refusal" }, base = { { vanilla(6), as = "foe" } } },
    }
  end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Test Refusal")
    s.B:choose(case.card)
    s:resolve()
    s:expect(s.B, { hand_size = 1 })
    s:expect("foe", { damage = case.damage })
  end,
}

scenario "Mel empowered: an opponent's spells can be countered still" {
  rules = { "425.1" },
  board = {
    A = { hand = { "Test Refusal" }, base = { { "Mel, Newly Awakened", empowered = true } } },
    B = { hand = { "Test Bolt" } },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Bolt")
    s.B:choose("Mel, Newly Awakened")
    s.B:pass()
    s.A:play("Test Refusal")
    s.A:choose("Test Bolt")
    s:resolve()
    s:expect("Mel, Newly Awakened", { damage = 0 })
  end,
}

scenario "Mel empowered: her player's spells cannot be countered" {
  rules = { "828.1", "425.1", "054.1" },
  cases = { { name = "empowered", empowered = true, might = 3 }, { name = "plain", might = 6 } },
  board = function(case)
    return {
      A = { hand = { "Test Sap" }, base = { { "Mel, Newly Awakened", empowered = case.empowered } } },
      B = { hand = { "Test Denial" }, base = { { vanilla(6), as = "foe" } } },
    }
  end,
  play = function(s, case)
    s.A:play("Test Sap")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Test Denial")
    s.B:choose("Test Sap")
    s:resolve()
    -- The rest of the other spell happens all the same.
    s:expect(s.B, { hand_size = 1 })
    s:expect("foe", { might = case.might })
  end,
}

scenario "Mel empowered takes one more from a unit that was chosen, not from others" {
  rules = { "828.1", "369.3", "355.10" },
  cases = { { name = "chosen", spell = "Test Sap", might = 3 }, { name = "all of them", spell = "Test Gloom", might = 4 } },
  board = function(case)
    return {
      A = { hand = { case.spell }, base = { { "Mel, Newly Awakened", empowered = true } } },
      B = { base = { { vanilla(6), as = "foe" } } },
    }
  end,
  play = function(s, case)
    s.A:play(case.spell)
    if case.spell == "Test Sap" then s.A:choose("foe") end
    s:resolve()
    s:expect("foe", { might = case.might })
  end,
}

scenario "Mel empowered: a unit that her player's spell has chosen loses one might more" {
  rules = { "828.1", "369", "477.3" },
  cases = {
    { name = "chosen, Mel empowered", card = "Test Sap", empowered = true, foe = 3, other = 6 },
    { name = "chosen, Mel not empowered", card = "Test Sap", foe = 4, other = 6 },
    { name = "not chosen", card = "Test Gloom", empowered = true, foe = 4, other = 4 },
  },
  board = function(case)
    return {
      A = { hand = { case.card }, base = { { "Mel, Newly Awakened", empowered = case.empowered } } },
      B = { base = { { vanilla(6), as = "foe" }, { vanilla(6), as = "other" } } },
    }
  end,
  play = function(s, case)
    s.A:play(case.card)
    if case.card == "Test Sap" then s.A:choose("foe") end
    s:resolve()
    s:expect("foe", { might = case.foe })
    s:expect("other", { might = case.other })
    s:next_turn()
    s:expect("foe", { might = 6 })
  end,
}

scenario "Mel empowered: an opponent's spell takes no more than it says" {
  rules = { "369" },
  board = {
    A = { base = { { "Mel, Newly Awakened", empowered = true } } },
    B = { hand = { "Test Sap" } },
    turn = "B",
  },
  play = function(s)
    s:expect("Mel, Newly Awakened", { might = 4 })
    s.B:play("Test Sap")
    s.B:choose("Mel, Newly Awakened")
    s:resolve()
    s:expect("Mel, Newly Awakened", { might = 2 })
  end,
}
