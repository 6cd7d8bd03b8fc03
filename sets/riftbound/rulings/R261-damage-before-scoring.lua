card {
  name = "Test Fortress", type = "battlefield",
  script = [[ triggered { on = each_player.begins { phase = "beginning" }, effect = function(fx) fx:deal(1, fx:all(unit { here = true })) end } ]],
}

scenario "R261 Damage before scoring" {
  rules = { "315.2", "323.6" },
  cases = { { name = "it dies", might = 1, points = 0 }, { name = "it lives", might = 2, points = 1 } },
  board = function(case)
    return {
      A = { north = { { vanilla(case.might), as = "it" } } },
      battlefields = { north = { controller = "A", card = "Test Fortress" }, south = {} },
      turn = "B",
    }
  end,
  play = function(s, case)
    s.B:end_turn()
    s:chain { "Test Fortress" }
    s:resolve()
    s:expect(s.A, { points = case.points })
    s:expect("it", { zone = case.points == 0 and "trash" or "battlefield" })
    s:expect("north", { controller = case.points == 1 and s.A or false })
  end,
}
