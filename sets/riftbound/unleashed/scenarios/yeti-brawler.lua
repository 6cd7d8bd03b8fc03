scenario "Yeti Brawler is paid for three damage too many" {
  rules = { "469.1", "184" },
  cases = { { name = "three", guard = 3, gold = 2 }, { name = "two", guard = 4, gold = 0 } },
  board = function(case)
    return {
      A = { base = { "Yeti Brawler" } }, B = { north = { { vanilla(case.guard), as = "guard" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("Yeti Brawler", "north")
    s:showdown()
    s:resolve()
    s:expect(s.A, { points = 1 })
    s:count("Gold", case.gold, { exhausted = true, controller = s.A })
    s:count("Gold", case.gold)
  end,
}

scenario "Yeti Brawler is not paid for a conquest without a fight, or by another" {
  rules = { "469.1" },
  cases = { { name = "walk", who = "Yeti Brawler", to = "south" }, { name = "another", who = "other", to = "north" } },
  board = {
    A = { base = { "Yeti Brawler", { vanilla(9), as = "other" } } }, B = { north = { vanilla(1) } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:move(case.who, case.to)
    s:showdown()
    s:resolve()
    s:expect(s.A, { points = 1 })
    s:count("Gold", 0)
  end,
}
