scenario "Wielder of Water is stronger as the only attacker" {
  rules = { "364.3", "740.2", "464.2" },
  board = {
    A = { base = { "Wielder of Water" } },
    B = { north = { { vanilla(4), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("Wielder of Water", { might = 2 })
    s.A:move("Wielder of Water", "north")
    s:expect("Wielder of Water", { might = 4 })
    s:showdown()
    s:expect("Wielder of Water", { zone = "trash" })
    s:expect("foe", { zone = "trash" })
    s:expect("north", { controller = false })
  end,
}

scenario "Wielder of Water gains nothing beside another attacker" {
  rules = { "740.2" },
  board = {
    A = { base = { "Wielder of Water", { vanilla(1), as = "mate" } } },
    B = { north = { { vanilla(9), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move({ "Wielder of Water", "mate" }, "north")
    s:expect("Wielder of Water", { might = 2 })
    s:expect("mate", { might = 1 })
  end,
}

scenario "Wielder of Water is stronger as the only defender, for the combat alone" {
  rules = { "364.3", "740.2", "466.7" },
  board = {
    A = { north = { "Wielder of Water" } },
    B = { base = { { vanilla(3), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s:expect("Wielder of Water", { might = 2 })
    s.B:move("raider", "north")
    s:expect("Wielder of Water", { might = 4 })
    s:expect("raider", { might = 3 })
    s:showdown()
    s:expect("Wielder of Water", { might = 2, damage = 0, at = "north" })
    s:expect("raider", { zone = "trash" })
    s:expect(s.B, { points = 0 })
  end,
}

scenario "Wielder of Water gains nothing beside another defender" {
  rules = { "740.2" },
  board = {
    A = { north = { "Wielder of Water", { vanilla(1), as = "mate" } } },
    B = { base = { { vanilla(9), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s:expect("Wielder of Water", { might = 2 })
  end,
}
