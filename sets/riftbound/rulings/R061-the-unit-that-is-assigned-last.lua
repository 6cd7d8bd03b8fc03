scenario "R061 \"Assigned last\" unit" {
  rules = { "465.2", "815.1" },
  cases = { { name = "six", might = 6, plain = "north" }, { name = "seven", might = 7, plain = "trash" } },
  board = function(case)
    return {
      A = { base = { { vanilla(case.might), as = "raider" } } },
      B = { north = { "Caitlyn, Patrolling", { vanilla(2), as = "plain" }, "Shen, Kinkou" } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    s:expect("Shen, Kinkou", { might = 5 })
    -- There is one order only, so nothing is asked.
    s.A:pass()
    s.B:pass()
    s:expect("Shen, Kinkou", { zone = "trash" })
    s:expect("plain", { zone = case.plain == "trash" and "trash" or "battlefield" })
    s:expect("Caitlyn, Patrolling", { at = "north" })
  end,
}
