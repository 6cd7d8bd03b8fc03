scenario "Yasuo, Remorseful strikes with its might as it attacks" {
  rules = { "383.4", "417.1" },
  board = {
    A = { hand = { "Discipline" }, runes = { calm = 2 }, base = { "Yasuo, Remorseful" } },
    B = { north = { { vanilla(9), as = "foe" } }, south = { { vanilla(9), as = "away" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:move("Yasuo, Remorseful", "north")
    s:options("foe")
    s.A:choose("foe")
    -- The might is that of the moment when it resolves.
    s.A:play("Discipline")
    s.A:choose("Yasuo, Remorseful")
    s:resolve()
    s:expect("foe", { damage = 8 })
    s:expect("away", { damage = 0 })
  end,
}

scenario "Yasuo, Remorseful does not strike as a defender, or where nobody is" {
  rules = { "383.4" },
  cases = { { name = "defender", turn = "B" }, { name = "empty", turn = "A" } },
  board = function(case)
    local place = case.turn == "B" and "north" or "base"
    return {
      A = { [place] = { "Yasuo, Remorseful" } },
      B = { base = { { vanilla(9), as = "foe" } } },
      battlefields = { north = { controller = case.turn == "B" and "A" or nil }, south = {} },
      turn = case.turn,
    }
  end,
  play = function(s, case)
    if case.turn == "B" then s.B:move("foe", "north") else s.A:move("Yasuo, Remorseful", "north") end
    s:chain {}
    s:expect("foe", { damage = 0 })
  end,
}
