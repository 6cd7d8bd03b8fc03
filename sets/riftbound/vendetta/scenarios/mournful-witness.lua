scenario "Mournful Witness is empowered by a combat that it survives" {
  rules = { "466", "441", "828" },
  board = {
    A = { base = { "Mournful Witness" }, north = { { "Mournful Witness", as = "far" } } },
    B = { south = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "A" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("Mournful Witness", "south")
    s:showdown()
    s:resolve()
    s:expect("Mournful Witness", { at = "south", empowered = true, might = 4 })
    s:expect("far", { empowered = false, might = 2 })
  end,
}

scenario "Mournful Witness is not empowered by a walk without combat" {
  rules = { "466" },
  board = { A = { base = { "Mournful Witness" } } },
  play = function(s)
    s.A:move("Mournful Witness", "south")
    s:showdown()
    s:resolve()
    s:expect("Mournful Witness", { at = "south", empowered = false, might = 2 })
  end,
}
