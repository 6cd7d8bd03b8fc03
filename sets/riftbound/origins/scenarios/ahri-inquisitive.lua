scenario "Ahri, Inquisitive weakens an enemy as she attacks or defends" {
  rules = { "383.4", "477.3", "317.2" },
  cases = { { name = "attacks", turn = "A" }, { name = "defends", turn = "B" } },
  board = function(case)
    local A, B = {}, {}
    A[case.turn == "A" and "base" or "north"] = { "Ahri, Inquisitive" }
    B[case.turn == "B" and "base" or "north"] = { { vanilla(7), as = "foe" } }
    B.south = { { vanilla(4), as = "away" } }
    return { A = A, B = B, battlefields = { north = { controller = case.turn == "A" and "B" or "A" }, south = { controller = "B" } }, turn = case.turn }
  end,
  play = function(s, case)
    s[case.turn]:move(case.turn == "A" and "Ahri, Inquisitive" or "foe", "north")
    s:options("foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { might = 5 })
    s:expect("away", { might = 4 })
    s:showdown()
    s:next_turn()
    s:expect("foe", { might = 7 })
  end,
}

scenario "Ahri, Inquisitive leaves one might, and does nothing without a fight" {
  rules = { "477.3", "383.4" },
  cases = { { name = "small", place = "north", might = 1 }, { name = "away", place = "south", might = 2 } },
  board = function(case)
    return {
      A = { base = { "Ahri, Inquisitive" } },
      B = { [case.place] = { { vanilla(2), as = "foe" } } },
      battlefields = { north = { controller = case.place == "north" and "B" or nil }, south = { controller = case.place == "south" and "B" or nil } },
    }
  end,
  play = function(s, case)
    s.A:move("Ahri, Inquisitive", "north")
    if case.place == "north" then
      s.A:choose("foe")
      s:resolve()
    end
    s:chain {}
    s:expect("foe", { might = case.might })
  end,
}
