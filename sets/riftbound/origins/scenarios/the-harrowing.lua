card { name = "Test Revenant", type = "unit", energy = 7, might = 6, power = { chaos = 1 }, domains = { "chaos" } }
card { name = "Test Stranger", type = "unit", energy = 1, might = 6, power = { fury = 1 }, domains = { "fury" } }

scenario "The Harrowing plays a unit out of the trash for its power alone" {
  rules = { "356.1", "355.7", "143.4" },
  board = {
    A = { hand = { "The Harrowing" }, runes = { chaos = 6 }, trash = { "Test Revenant", { vanilla_spell(1), as = "spell" } } },
    B = { trash = { vanilla(3) } },
  },
  play = function(s)
    s.A:play("The Harrowing")
    s:options("Test Revenant")
    s.A:choose("Test Revenant")
    s:count("Chaos Rune", 4, { zone = "runes" })
    s.A:pass()
    s.B:pass()
    s:expect("The Harrowing", { zone = "trash" })
    s.A:pay()
    s:expect("Test Revenant", { at = "base", exhausted = true })
    s:count("Chaos Rune", 3, { zone = "runes" })
  end,
}

scenario "The Harrowing: whoever does not pay the power leaves the unit in the trash" {
  rules = { "444", "358.4" },
  board = { A = { hand = { "The Harrowing" }, runes = { chaos = 6 }, trash = { "Test Revenant" } } },
  play = function(s)
    s.A:play("The Harrowing")
    s.A:choose("Test Revenant")
    s.A:pass()
    s.B:pass()
    s.A:no()
    s:expect("Test Revenant", { zone = "trash" })
    s:count("Chaos Rune", 4, { zone = "runes" })
    s:owes(s.A, "act")
  end,
}

scenario "The Harrowing leaves the unit where it is when its power cannot be paid" {
  rules = { "357.1", "358.4" },
  board = { A = { hand = { "The Harrowing" }, runes = { chaos = 6 }, trash = { "Test Stranger" } } },
  play = function(s)
    s.A:play("The Harrowing")
    s.A:choose("Test Stranger")
    s:resolve()
    s:expect("Test Stranger", { zone = "trash" })
    s:count("Chaos Rune", 4, { zone = "runes" })
  end,
}

scenario "The Harrowing plays: what happens when the unit is played happens" {
  rules = { "383.4", "419" },
  board = { A = { hand = { "The Harrowing" }, runes = { chaos = 6 }, trash = { "Lecturing Yordle" }, north = { vanilla(1) } }, battlefields = { north = { controller = "A" }, south = {} } },
  play = function(s)
    s.A:play("The Harrowing")
    s.A:choose("Lecturing Yordle")
    s.A:pass()
    s.B:pass()
    s:options("base", "north")
    s.A:choose("north")
    s:resolve()
    s:expect("Lecturing Yordle", { at = "north", exhausted = true })
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "The Harrowing needs a unit in the own trash" {
  rules = { "355.8" },
  board = { A = { hand = { "The Harrowing" }, runes = { chaos = 6 }, trash = { vanilla_spell(1) } }, B = { trash = { vanilla(3) } } },
  play = function(s) s.A:refused("play", "The Harrowing") end,
}
