scenario "R053 Damage does not lower Might" {
  rules = { "143.2", "465.2" },
  cases = {
    { name = "might seven outlives six damage", n = 7, zone = "battlefield", points = 1 },
    { name = "might six does not", n = 6, zone = "trash", points = 0 },
  },
  board = function(case)
    return {
      A = { base = { { vanilla(case.n), as = "attacker" } } },
      B = { north = { { vanilla(6), as = "defender", damage = 5 } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s:expect("defender", { might = 6, damage = 5 })
    s.A:move("attacker", "north")
    s:showdown()
    s:expect("defender", { zone = "trash" })
    s:expect("attacker", { zone = case.zone, damage = 0 })
    s:expect(s.A, { points = case.points })
  end,
}
