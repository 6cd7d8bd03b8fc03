card { name = "Test Climb", type = "battlefield", script = [[ static { affects = each_player, give = { victory_score = 1 } } ]] }

scenario "A battlefield raises the victory score once, whoever controls it" {
  rules = { "467", "483.3" },
  cases = { { name = "nobody" }, { name = "A", controller = "A" } },
  board = function(case)
    return {
      A = { north = case.controller and { vanilla(1) } or {} },
      battlefields = { north = { card = "Test Climb", controller = case.controller }, south = {} },
    }
  end,
  play = function(s)
    s:expect(s.A, { victory = 9 })
    s:expect(s.B, { victory = 9 })
  end,
}
