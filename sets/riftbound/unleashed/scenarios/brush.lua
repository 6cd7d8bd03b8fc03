card { name = "Test Pup", type = "unit", energy = 1, might = 2, domains = { "body" }, tags = { "Dog" } }

scenario "Brush strengthens its own folk" {
  rules = { "364.3", "477.3", "187" },
  board = {
    A = { north = { "Test Pup", "Pouty Poro", { vanilla(3), as = "knight" } }, base = { { "Test Pup", as = "home" } } },
    battlefields = { north = { controller = "A", card = "Brush" }, south = {} },
  },
  play = function(s)
    s:expect("Test Pup", { might = 3 })
    s:expect("Pouty Poro", { might = 3 })
    s:expect("knight", { might = 3 })
    s:expect("home", { might = 2 })
  end,
}

scenario "Brush gives way to what was there before when it is scored" {
  rules = { "438.7", "383.4" },
  cases = { { name = "back", yes = true }, { name = "kept" } },
  board = {
    A = { legend = "Ivern, Green Father", north = { { vanilla(3), as = "mine" } } },
    battlefields = { north = { controller = "A", card = "Frozen Fortress" }, south = {} },
    turn = "B",
  },
  play = function(s, case)
    s.B:end_turn()
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:count("Brush", 1)
    s:next_turn()
    s.B:end_turn()
    -- Held again: its own offer, and that of the legend, which is ready again.
    s.A:order("Brush", "Ivern, Green Father")
    if case.yes then s.A:yes() else s.A:no() end
    s.A:no()
    s:resolve()
    s:count("Brush", case.yes and 0 or 1)
    s:expect("Frozen Fortress", { zone = case.yes and "battlefields" or "banished" })
    s:expect("mine", { damage = 0 })
    s:expect(s.A, { points = 2 })
  end,
}

scenario "Brush that replaced nothing stays" {
  rules = { "438" },
  board = {
    A = { base = { { vanilla(3), as = "mine" } } },
    battlefields = { north = { card = "Brush" }, south = {} },
  },
  play = function(s)
    s.A:move("mine", "north")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:count("Brush", 1)
    s:expect(s.A, { points = 1 })
  end,
}

card { name = "Test Wren", type = "unit", energy = 1, might = 2, domains = { "body" }, tags = { "Bird" } }
card { name = "Test Puss", type = "unit", energy = 1, might = 2, domains = { "body" }, tags = { "Cat" } }
card { name = "Test Gardener", type = "unit", energy = 1, might = 2, domains = { "body" }, tags = { "Ivern" } }
card { name = "Test Faun", type = "unit", energy = 1, might = 2, domains = { "body" }, tags = { "Fae" } }

scenario "Brush strengthens each of the five tribes, whoever they belong to" {
  rules = { "364.3", "477.3", "187" },
  board = {
    A = { north = { "Test Pup", "Test Wren", "Test Puss", "Test Gardener", "Test Faun" } },
    battlefields = { north = { controller = "A", card = "Brush" }, south = {} },
  },
  play = function(s)
    for _, name in ipairs { "Test Pup", "Test Wren", "Test Puss", "Test Gardener" } do s:expect(name, { might = 3 }) end
    s:expect("Test Faun", { might = 2 })
  end,
}

scenario "Brush offers nothing when another battlefield is scored" {
  rules = { "383.4", "438" },
  board = {
    A = { base = { { vanilla(3), as = "mine" } }, north = { "Test Pup" } },
    battlefields = { north = { controller = "A", card = "Brush" }, south = {} },
  },
  play = function(s)
    s.A:move("mine", "south")
    s:showdown()
    s:chain {}
    s:owes(s.A, "act")
    s:expect(s.A, { points = 1 })
  end,
}
