scenario "Taric, Protector shields the others here" {
  rules = { "814.1", "815.1" },
  board = {
    A = { base = { { vanilla(7), as = "raider" } } },
    B = { north = { "Taric, Protector", { vanilla(2), as = "mate" } }, base = { { vanilla(2), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s:expect("mate", { might = 2, keywords = { "Shield" } })
    s:expect("home", { keywords = {} })
    s:expect("Taric, Protector", { might = 4, keywords = { "Shield", "Tank" } })
    s.A:move("raider", "north")
    s:expect("mate", { might = 3 })
    s:expect("Taric, Protector", { might = 5 })
    -- Five to the Tank, two are left and kill nobody; eight come back.
    s:showdown()
    s:expect("Taric, Protector", { zone = "trash" })
    s:expect("mate", { at = "north", keywords = {} })
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "Taric, Protector adds to a Shield that is there, and gives nothing to enemies" {
  rules = { "814.1" },
  board = {
    A = { base = { "Taric, Protector", { "Stalwart Poro", as = "poro" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s:expect("poro", { keywords = { "Shield 2" } })
    s:expect("foe", { keywords = {} })
  end,
}

scenario "Taric, Protector shields no attacker" {
  rules = { "814.1", "364.3" },
  board = {
    A = { base = { { vanilla(3), as = "raider" } } },
    B = { north = { "Taric, Protector", { vanilla(2), as = "mate" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:expect("raider", { keywords = {}, at = "north" })
    s:expect("mate", { keywords = { "Shield 1" }, might = 3 })
  end,
}
