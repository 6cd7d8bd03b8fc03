card { name = "Test Lamp", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { energy = 2, exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Bell", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, speed = "reaction", effect = function(fx) fx:gain_xp(1) end } ]] }
card { name = "Test Idol", type = "unit", energy = 1, might = 1, domains = { "mind" }, script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Sage", type = "unit", energy = 1, might = 1, domains = { "mind" }, script = [[ activated { cost = { energy = 2, exhaust = self }, effect = function(fx) fx:draw(1) end } ]] }

scenario "Piltovan Forge makes the first gear ability of a turn cheaper" {
  rules = { "356" },
  board = {
    A = { north = { vanilla(1) }, base = { { "Test Lamp", as = "one" }, { "Test Lamp", as = "two" }, "Test Sage" }, runes = { mind = 6 } },
    battlefields = { north = { card = "Piltovan Forge", controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Test Sage")
    s:resolve()
    s:count("Mind Rune", 2, { exhausted = true })
    s.A:activate("one")
    s:resolve()
    s:count("Mind Rune", 3, { exhausted = true })
    s.A:activate("two")
    s:resolve()
    s:count("Mind Rune", 5, { exhausted = true })
  end,
}

scenario "Piltovan Forge: their abilities are not your first" {
  rules = { "356" },
  board = {
    A = { north = { vanilla(1) }, base = { "Test Lamp", "Test Idol" }, runes = { mind = 2 } },
    B = { base = { "Test Bell" } },
    battlefields = { north = { card = "Piltovan Forge", controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:activate("Test Idol")
    s.A:pass()
    s.B:activate("Test Bell")
    s:resolve()
    s:expect(s.B, { xp = 1 })
    s.A:activate("Test Lamp")
    s:resolve()
    s:count("Mind Rune", 1, { exhausted = true })
  end,
}

scenario "Piltovan Forge helps nobody else" {
  rules = { "356" },
  cases = { { name = "controlled by the other", by = "B" }, { name = "by nobody", by = nil } },
  board = function(case)
    return {
      A = { base = { "Test Lamp" }, runes = { mind = 2 } },
      B = case.by and { north = { vanilla(1) } } or {},
      battlefields = { north = { card = "Piltovan Forge", controller = case.by }, south = {} },
    }
  end,
  play = function(s)
    s.A:activate("Test Lamp")
    s:resolve()
    s:count("Mind Rune", 2, { exhausted = true })
  end,
}

card { name = "Test Chime", type = "gear", energy = 1, domains = { "mind" }, script = [[ triggered { on = you.gains_xp, optional = true, cost = { energy = 1 }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Lesson", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "Piltovan Forge makes no trigger of a gear cheaper" {
  rules = { "356" },
  board = {
    A = { north = { vanilla(1) }, base = { "Test Chime" }, hand = { "Test Lesson" }, runes = { mind = 2 } },
    battlefields = { north = { card = "Piltovan Forge", controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Lesson")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:expect(s.A, { hand_size = 1, ready_runes = 1 })
  end,
}

card { name = "Test Firework", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { energy = 2, kill = self }, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Horn", type = "gear", energy = 1, domains = { "mind" }, script = [[ activated { cost = { energy = 2, exhaust = self }, speed = "reaction", effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "Piltovan Forge: an ability is used when it is finalized, whatever becomes of it and of its gear" {
  rules = { "419", "356.4" },
  cases = {
    { name = "its gear has paid with itself", first = "Test Firework", resolved = true },
    { name = "it waits on the chain", first = "Test Horn" },
  },
  board = function(case)
    return { A = { north = { vanilla(1) }, base = { case.first, { "Test Horn", as = "second" } }, runes = { mind = 5 } }, battlefields = { north = { card = "Piltovan Forge", controller = "A" }, south = {} } }
  end,
  play = function(s, case)
    s.A:activate(case.first)
    if case.resolved then s:resolve() end
    s:count("Mind Rune", 1, { exhausted = true })
    s.A:activate("second")
    s:count("Mind Rune", 3, { exhausted = true })
    s:resolve()
  end,
}
