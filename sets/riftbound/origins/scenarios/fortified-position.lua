scenario "Fortified Position shields a unit of its defender for the combat" {
  rules = { "383.4", "464.2", "814.1", "466.7" },
  board = {
    A = { base = { { vanilla(4), as = "raider" }, { vanilla(6), as = "home" } } },
    B = { north = { { vanilla(3), as = "guard" } }, base = { { vanilla(1), as = "far" } } },
    battlefields = { north = { controller = "B", card = "Fortified Position" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:owes(s.B, "slot")
    s:options("raider", "home", "guard", "far")
    s.B:choose("guard")
    s:resolve()
    s:expect("guard", { might = 5, keywords = { "Shield" } })
    s:expect("raider", { might = 4 })
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("guard", { at = "north", might = 3, damage = 0 })
  end,
}

scenario "Fortified Position gives an attacker a shield of no use" {
  rules = { "814.1" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { north = { { vanilla(3), as = "guard" } } },
    battlefields = { north = { controller = "B", card = "Fortified Position" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.B:choose("raider")
    s:resolve()
    s:expect("raider", { might = 4 })
    s:expect("guard", { might = 3 })
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect("raider", { at = "north" })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Fortified Position sleeps while its controller defends elsewhere" {
  rules = { "383.4", "170.9" },
  board = {
    A = { base = { { vanilla(4), as = "raider" } } },
    B = { north = { { vanilla(1), as = "keeper" } }, south = { { vanilla(5), as = "guard" } } },
    battlefields = { north = { controller = "B", card = "Fortified Position" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("raider", "south")
    s:chain {}
    s:owes(s.A, "act")
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("guard", { might = 5, at = "south" })
  end,
}

scenario "Fortified Position gives the shield for the combat" {
  rules = { "814.1", "466.1" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    B = { north = { { vanilla(4), as = "it" } } },
    battlefields = { north = { controller = "B", card = "Fortified Position" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.B:choose("it")
    s:resolve()
    s:expect("it", { keywords = { "Shield 2" }, might = 6 })
    s:showdown()
    s:expect("raider", { zone = "trash" })
    s:expect("it", { keywords = {}, might = 4 })
  end,
}
