scenario "Leona, Determined stuns an enemy unit where she attacks" {
  rules = { "383.4", "423", "465.2" },
  board = {
    A = { base = { "Leona, Determined" } },
    B = { north = { { vanilla(4), as = "guard" }, { vanilla(3), as = "second" } }, base = { { vanilla(1), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("Leona, Determined", "north")
    s:options("guard", "second")
    s.A:choose("guard")
    s:resolve()
    s:expect("guard", { stunned = true })
    s:expect("second", { stunned = false })
    s.A:pass()
    s.B:pass()
    s.A:choose("guard")
    -- Three damage do not kill her, and a defender is left, so she is recalled.
    s:expect("guard", { zone = "trash" })
    s:expect("Leona, Determined", { at = "base", damage = 0 })
  end,
}

scenario "Leona, Determined defends with Shield and stuns nobody" {
  rules = { "814.1", "383.4" },
  board = {
    A = { north = { "Leona, Determined" } },
    B = { base = { { vanilla(5), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s:chain {}
    s:expect("Leona, Determined", { might = 5 })
    s:expect("raider", { stunned = false })
  end,
}
