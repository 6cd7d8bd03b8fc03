card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(1, fx.it) end } ]],
}
card {
  name = "Test Ghost", type = "unit", energy = 1, might = 1, domains = { "calm" },
  script = [[ replacement { on = self.damaged, change = skip } ]],
}
card {
  name = "Test Retreat", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "Imperial Decree kills whatever damage is dealt to, of both sides" {
  rules = { "389", "391", "428" },
  board = {
    A = { hand = { "Imperial Decree", "Test Bolt", "Test Bolt" }, runes = { order = 5 }, base = { { vanilla(9), as = "mine" }, { vanilla(9), as = "other" } } },
    B = { base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Imperial Decree")
    s:resolve()
    s.A:play("Test Bolt")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:expect("foe", { damage = 1, at = "base" })
    s:chain { "Imperial Decree" }
    s:resolve()
    s:expect("foe", { zone = "trash" })
    s.A:play("Test Bolt")
    s.A:choose("mine")
    s:resolve()
    s:expect("mine", { zone = "trash" })
    s:expect("other", { at = "base" })
  end,
}

scenario "Imperial Decree kills the survivors of a combat" {
  rules = { "391", "466.1" },
  board = {
    A = { hand = { "Imperial Decree" }, runes = { order = 5 }, base = { { vanilla(2), as = "raider" } } },
    B = { north = { { vanilla(9), as = "guard" }, { vanilla(9), as = "second" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Imperial Decree")
    s:resolve()
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s.A:choose("guard")
    -- One ability for each unit that took damage; the one that died of it is past killing.
    s.A:order("Imperial Decree", "Imperial Decree")
    s:resolve()
    s:expect("raider", { zone = "trash" })
    s:expect("guard", { zone = "trash" })
    s:expect("second", { at = "north", damage = 0 })
    s:expect("north", { controller = s.B })
  end,
}

scenario "Imperial Decree neither looks back nor lasts" {
  rules = { "389", "317.2" },
  board = {
    A = { hand = { "Imperial Decree" }, runes = { order = 5 } },
    B = { hand = { "Test Bolt" }, base = { { vanilla(9), as = "foe", damage = 3 } } },
  },
  play = function(s)
    s.A:play("Imperial Decree")
    s:resolve()
    s:expect("foe", { damage = 3, at = "base" })
    s:next_turn()
    s.B:play("Test Bolt")
    s.B:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 1, at = "base" })
  end,
}

scenario "Imperial Decree has nothing for damage that is not dealt" {
  rules = { "417.1", "370" },
  board = { A = { hand = { "Imperial Decree", "Test Bolt" }, runes = { order = 5 }, base = { "Test Ghost" } } },
  play = function(s)
    s.A:play("Imperial Decree")
    s:resolve()
    s.A:play("Test Bolt")
    s.A:choose("Test Ghost")
    s:resolve()
    s:chain {}
    s:expect("Test Ghost", { at = "base", damage = 0 })
  end,
}

scenario "Imperial Decree: the kill can be answered, and a unit that left is not found" {
  rules = { "391", "359.3" },
  board = {
    A = { hand = { "Imperial Decree", "Test Bolt" }, runes = { order = 5 } },
    B = { hand = { "Test Retreat" }, base = { { vanilla(9), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Imperial Decree")
    s:resolve()
    s.A:play("Test Bolt")
    s.A:choose("foe")
    s.A:pass()
    s.B:pass()
    s:chain { "Imperial Decree" }
    s.A:pass()
    s.B:play("Test Retreat")
    s.B:choose("foe")
    s:resolve()
    s:expect("foe", { zone = "hand" })
    s:expect(s.B, { trash_size = 1 })
  end,
}
