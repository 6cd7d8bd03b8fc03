scenario "Shen, Kinkou comes as a reaction to a battlefield of his player" {
  rules = { "813.1", "814.1", "815.1", "323.2" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { hand = { "Shen, Kinkou" }, runes = { order = 3 }, north = { { vanilla(2), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Shen, Kinkou", { at = "north" })
    s:expect("Shen, Kinkou", { at = "north", exhausted = true, defending = true, might = 5 })
    s:showdown()
    -- All five damage have to go to the one with Tank.
    s:expect("Shen, Kinkou", { zone = "trash" })
    s:expect("guard", { at = "north", damage = 0 })
    s:expect("raider", { zone = "trash" })
  end,
}

scenario "Shen, Kinkou is no use at a battlefield that his player does not control" {
  rules = { "355.2" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { hand = { "Shen, Kinkou" }, runes = { order = 3 } },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Shen, Kinkou")
    s:expect("Shen, Kinkou", { at = "base", might = 3 })
  end,
}
