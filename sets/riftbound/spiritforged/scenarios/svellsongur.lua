card { name = "Test Reaper", type = "unit", energy = 1, might = 3, domains = { "calm" }, keywords = { "Assault 2" }, script = [[ triggered { on = self.moves, effect = function(fx) fx:draw(1) end } ]] }
card {
  name = "Test Strip", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = gear {} }, effect = function(fx) fx:detach(fx.it) end } ]],
}

scenario "Svellsongur gives its wearer the wearer's own text once more" {
  rules = { "434.1", "136", "807.2" },
  board = {
    A = { base = { "Svellsongur", "Test Reaper" }, runes = { calm = 2 } },
    B = { north = { { vanilla(9), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:activate("Svellsongur")
    s.A:choose("Test Reaper")
    s:resolve()
    s:expect("Test Reaper", { might = 3, keywords = { "Assault 4" } })
    s.A:move("Test Reaper", "north")
    s.A:order("Test Reaper", "Test Reaper")
    s:chain { "Test Reaper", "Test Reaper" }
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
    s:expect("Test Reaper", { might = 7 })
  end,
}

scenario "Svellsongur: the second text goes when the gear comes off" {
  rules = { "435.1", "136" },
  board = { A = { base = { "Svellsongur", "Test Reaper" }, hand = { "Test Strip" }, runes = { calm = 2 } } },
  play = function(s)
    s.A:activate("Svellsongur")
    s.A:choose("Test Reaper")
    s:resolve()
    s.A:play("Test Strip")
    s.A:choose("Svellsongur")
    s:resolve()
    s:expect("Test Reaper", { keywords = { "Assault 2" } })
    s.A:move("Test Reaper", "north")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

-- A second one copies the text of the unit, not what the first one added to it.
scenario "Svellsongur twice on one unit: three times the text, not four" {
  rules = { "434.1", "476" },
  board = {
    A = { base = { { "Svellsongur", as = "first" }, { "Svellsongur", as = "second" }, "Test Reaper" }, runes = { calm = 4 } },
  },
  play = function(s)
    s.A:activate("first")
    s.A:choose("Test Reaper")
    s:resolve()
    s.A:activate("second")
    s.A:choose("Test Reaper")
    s:resolve()
    s:expect("Test Reaper", { keywords = { "Assault 6" } })
    s.A:move("Test Reaper", "north")
    s.A:order("Test Reaper", "Test Reaper", "Test Reaper")
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
  end,
}

scenario "Svellsongur taken over by another unit has that unit's text" {
  rules = { "434.1", "136" },
  board = { A = { base = { "Svellsongur", "Test Reaper", { "Test Hand", as = "hand" } }, hand = { "Test Shift" }, runes = { calm = 2 } } },
  play = function(s)
    s.A:activate("Svellsongur")
    s.A:choose("Test Reaper")
    s:resolve()
    s:expect("Test Reaper", { keywords = { "Assault 4" } })
    s.A:play("Test Shift")
    s.A:choose("Svellsongur")
    s.A:choose("hand")
    s:resolve()
    s:expect("Test Reaper", { keywords = { "Assault 2" } })
    s:expect("hand", { keywords = { "Tank", "Shield 2" } })
  end,
}
card {
  name = "Test Shift", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = gear {}, to = unit {} }, effect = function(fx) fx:attach(fx.it, fx.to) end } ]],
}
card { name = "Test Hand", type = "unit", energy = 1, might = 2, domains = { "calm" }, keywords = { "Tank", "Shield" } }

-- The two abilities are not one and the same: each of them may be used once.
scenario "Svellsongur: what may be used once a turn may be used twice" {
  rules = { "381", "136" },
  cases = { { name = "worn", worn = true }, { name = "not worn", worn = false } },
  board = { A = { base = { "Test Sage", "Svellsongur" }, runes = { calm = 2 } } },
  play = function(s, case)
    if case.worn then
      s.A:activate("Svellsongur")
      s.A:choose("Test Sage")
      s:resolve()
    end
    s.A:activate("Test Sage")
    s:resolve()
    if case.worn then
      s.A:pick("activate Test Sage") -- the other one
      s:resolve()
    end
    s.A:refused("activate", "Test Sage")
    s:expect(s.A, { hand_size = case.worn and 2 or 1 })
  end,
}
card { name = "Test Sage", type = "unit", energy = 1, might = 2, domains = { "calm" }, script = [[ activated { limit = "turn", effect = function(fx) fx:draw(1) end } ]] }

-- A Deathknell of the second text belongs to the unit as it dies with the gear on.
scenario "Svellsongur: the wearer's Deathknell works twice" {
  rules = { "808.1", "323.4", "719.5" },
  board = { A = { base = { "Honest Broker", "Svellsongur" }, hand = { "Test Doom" }, runes = { calm = 2 } } },
  play = function(s)
    s.A:activate("Svellsongur")
    s.A:choose("Honest Broker")
    s:resolve()
    s.A:play("Test Doom")
    s.A:choose("Honest Broker")
    s.A:pass()
    s.B:pass()
    s.A:order("Honest Broker", "Honest Broker")
    s:resolve()
    s:count("Gold", 2, { exhausted = true })
    s:expect("Svellsongur", { at = "base", host = false })
  end,
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
