scenario "R221 Stunned attacker deals no damage but may conquer" {
  rules = { "423.1", "466.5" },
  cases = { { name = "the other is enough", foe = 3, wins = true }, { name = "it is not", foe = 4, wins = false } },
  board = function(case)
    return {
      A = { base = { { vanilla(5), as = "stunned", stunned = true }, { vanilla(3), as = "other" } } },
      B = { north = { { vanilla(case.foe), as = "foe", stunned = true } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move({ "stunned", "other" }, "north")
    s:showdown()
    if case.wins then
      s:expect("foe", { zone = "trash" })
      s:expect("stunned", { at = "north" })
      s:expect("other", { at = "north" })
      s:expect("north", { controller = s.A })
      s:expect(s.A, { points = 1 })
    else
      s:expect("foe", { at = "north", damage = 0 })
      s:expect("stunned", { at = "base" })
      s:expect("other", { at = "base" })
      s:expect(s.A, { points = 0 })
    end
  end,
}
