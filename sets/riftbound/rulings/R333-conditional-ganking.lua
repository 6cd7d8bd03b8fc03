scenario "R333 Conditional Ganking" {
  rules = { "727.1", "824.1", "810.1" },
  cases = { { name = "two experience", xp = 2 }, { name = "three experience", xp = 3 } },
  board = function(case)
    return { A = { xp = case.xp, north = { "Gustwalker" } }, battlefields = { north = { controller = "A" }, south = {} } }
  end,
  play = function(s, case)
    s:expect("Gustwalker", { might = case.xp == 3 and 4 or 3 })
    if case.xp == 2 then
      s.A:refused("move", "Gustwalker", "south", { rule = "144.4" })
    else
      s.A:move("Gustwalker", "south")
      s:expect("Gustwalker", { at = "south" })
    end
  end,
}
