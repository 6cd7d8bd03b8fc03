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
