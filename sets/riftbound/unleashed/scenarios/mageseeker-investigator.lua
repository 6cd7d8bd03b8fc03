scenario "Mageseeker Investigator makes opponents pay for each unit beyond the first" {
  rules = { "204", "420.3" },
  cases = {
    { name = "one", movers = { "a" }, left = 2 },
    { name = "two", movers = { "a", "b" }, left = 1 },
    { name = "three", movers = { "a", "b", "c" }, left = 0 },
  },
  board = {
    A = { base = { { vanilla(1), as = "a" }, { vanilla(1), as = "b" }, { vanilla(1), as = "c" } }, pool = { calm = 2 } },
    B = { north = { "Mageseeker Investigator" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move(case.movers, "north")
    for _, name in ipairs(case.movers) do s:expect(name, { at = "north" }) end
    s:expect(s.A, { calm = case.left })
  end,
}

scenario "Mageseeker Investigator is paid nothing for moves elsewhere, or of friends" {
  rules = { "204" },
  cases = { { name = "elsewhere", who = "A", movers = { "a", "b" }, to = "south" }, { name = "friends", who = "B", movers = { "x", "y" }, to = "north" } },
  board = function(case)
    return {
      A = { base = { { vanilla(1), as = "a" }, { vanilla(1), as = "b" } } },
      B = { north = { "Mageseeker Investigator" }, base = { { vanilla(1), as = "x" }, { vanilla(1), as = "y" } } },
      battlefields = { north = { controller = "B" }, south = {} }, turn = case.who,
    }
  end,
  play = function(s, case)
    s[case.who]:move(case.movers, case.to)
    for _, name in ipairs(case.movers) do s:expect(name, { at = case.to }) end
  end,
}
