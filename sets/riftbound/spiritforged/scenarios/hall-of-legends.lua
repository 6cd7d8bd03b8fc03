scenario "Hall of Legends readies the conqueror's legend for one energy" {
  rules = { "415", "469.1", "383.3" },
  cases = { { name = "paid", yes = true }, { name = "declined", yes = false } },
  board = {
    A = { legend = { "Heart of the Tempest", exhausted = true }, base = { { vanilla(2), as = "raider" } }, runes = { calm = 1 } },
    B = { legend = { "Jhin, Virtuoso", exhausted = true } },
    battlefields = { north = { card = "Hall of Legends" }, south = {} },
  },
  play = function(s, case)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect("Heart of the Tempest", { exhausted = not case.yes })
    s:expect("Jhin, Virtuoso", { exhausted = true })
    s:expect(s.A, { ready_runes = case.yes and 0 or 1 })
  end,
}

scenario "Hall of Legends asks neither without energy nor for a conquest elsewhere" {
  rules = { "444" },
  cases = { { name = "poor", runes = 0, to = "north" }, { name = "elsewhere", runes = 1, to = "south" } },
  board = function(case)
    return {
      A = { legend = { "Heart of the Tempest", exhausted = true }, base = { { vanilla(2), as = "raider" } }, runes = { calm = case.runes } },
      battlefields = { north = { card = "Hall of Legends" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("raider", case.to)
    s:showdown()
    s:chain {}
    s:owes(s.A, "act")
    s:expect(s.A, { points = 1, ready_runes = case.runes })
    s:expect("Heart of the Tempest", { exhausted = true })
  end,
}

scenario "Hall of Legends is one's own, the conquest is elsewhere: nothing is asked" {
  rules = { "469.1" },
  board = {
    A = { legend = { "Heart of the Tempest", exhausted = true }, base = { { vanilla(2), as = "raider" } }, north = { vanilla(1) }, runes = { calm = 1 } },
    battlefields = { north = { card = "Hall of Legends", controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "south")
    s:showdown()
    s:chain {}
    s:expect("south", { controller = s.A })
    s:expect("Heart of the Tempest", { exhausted = true })
    s:expect(s.A, { ready_runes = 1 })
  end,
}
