scenario "Seat of Power draws for the other battlefields of its conqueror" {
  rules = { "469.1", "413.1" },
  cases = { { name = "yours", who = "A", hand = 1 }, { name = "theirs", who = "B", hand = 0 } },
  board = function(case)
    return {
      A = { base = { { vanilla(2), as = "raider" } }, south = case.who == "A" and { vanilla(1) } or {} },
      B = { south = case.who == "B" and { vanilla(1) } or {} },
      battlefields = { north = { card = "Seat of Power" }, south = { controller = case.who } },
    }
  end,
  play = function(s, case)
    s.A:move("raider", "north")
    s:showdown()
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = case.hand })
    s:expect("north", { controller = s.A })
  end,
}

scenario "Seat of Power is quiet when the other battlefield is conquered" {
  rules = { "469.1" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } }, north = { vanilla(1) } },
    battlefields = { north = { card = "Seat of Power", controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "south")
    s:showdown()
    s:expect(s.A, { points = 1, hand_size = 0 })
  end,
}
