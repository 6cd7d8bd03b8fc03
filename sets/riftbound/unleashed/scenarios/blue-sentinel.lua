card { name = "Test Poet", type = "unit", energy = 1, might = 2, domains = { "mind" }, script = [[ triggered { on = self.holds, effect = function(fx) fx:draw(1) end } ]] }

scenario "Blue Sentinel doubles what triggers on holding where it is, and adds power as the main phase begins" {
  rules = { "383.4", "429", "316.3", "316.4", "469.2" },
  board = {
    A = { north = { "Blue Sentinel", "Test Poet" } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:order("Test Poet", "Test Poet", "Blue Sentinel", "Blue Sentinel")
    s:resolve()
    s.A:order("Blue Sentinel", "Blue Sentinel")
    s:resolve()
    -- Two of the bird, one of the draw phase; the power comes after the pools are emptied.
    s:expect(s.A, { points = 1, hand_size = 3, universal = 2 })
    s:phase("main")
    s:chain {}
    s:owes(s.A, "act")
  end,
}

scenario "Blue Sentinel doubles nothing of another battlefield" {
  rules = { "383.4" },
  board = {
    A = { north = { "Blue Sentinel" }, south = { "Test Poet" } },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:order("Blue Sentinel", "Blue Sentinel")
    s:resolve()
    s.A:order("Blue Sentinel", "Blue Sentinel")
    s:resolve()
    s:expect(s.A, { points = 2, hand_size = 2, universal = 2 })
  end,
}

scenario "Blue Sentinel shields itself as a defender" {
  rules = { "814.1" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { north = { "Blue Sentinel" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:expect("Blue Sentinel", { might = 6 })
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("Blue Sentinel", { at = "north", might = 4 })
  end,
}

scenario "Blue Sentinel's power comes once, not in the turn after" {
  rules = { "316.3", "429" },
  board = {
    A = { north = { "Blue Sentinel" } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:order("Blue Sentinel", "Blue Sentinel")
    s:resolve()
    s.A:order("Blue Sentinel", "Blue Sentinel")
    s:resolve()
    s:expect(s.A, { universal = 2 })
    s.A:move("Blue Sentinel", "base")
    s:next_turn()
    s:next_turn()
    s:expect(s.A, { universal = 0, points = 1 })
    s:chain {}
    s:owes(s.A, "act")
  end,
}

scenario "Blue Sentinel doubles what its player holds, not what the opponent has of it" {
  rules = { "383.4", "469.2" },
  board = {
    A = { north = { "Blue Sentinel" }, base = { "Test Choir" } },
    B = { base = { "Test Widow" } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s.A:order("Test Choir", "Test Choir", "Blue Sentinel", "Blue Sentinel")
    s:resolve()
    s.A:order("Blue Sentinel", "Blue Sentinel")
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
    s:expect(s.B, { hand_size = 1 })
  end,
}
card { name = "Test Choir", type = "gear", energy = 1, domains = { "mind" }, script = [[ triggered { on = you.holds, effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Widow", type = "gear", energy = 1, domains = { "mind" }, script = [[ triggered { on = opponents.holds, effect = function(fx) fx:draw(1) end } ]] }
