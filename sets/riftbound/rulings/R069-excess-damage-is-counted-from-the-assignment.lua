scenario "R069 Excess damage is counted from the assignment" {
  rules = { "465.2" },
  cases = { { name = "a three", might = 3, points = 2 }, { name = "a four", might = 4, points = 1 } },
  board = function(case)
    return {
      A = { base = { "Tryndamere, Barbarian" } },
      B = { north = { { vanilla(case.might), as = "guard" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("Tryndamere, Barbarian", "north")
    s:showdown()
    s:expect("guard", { zone = "trash" })
    s:expect(s.A, { points = case.points })
    s:expect("Tryndamere, Barbarian", { at = "north", damage = 0 })
  end,
}
