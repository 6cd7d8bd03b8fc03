card { name = "Test Reaper", type = "unit", energy = 1, might = 3, domains = { "fury" }, script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]] }

card {
  name = "Test Victor", type = "unit", energy = 4, might = 4, domains = { "chaos" },
  script = [[ triggered { on = self.conquers, effect = function(fx) fx:draw(1) end } ]],
}

card {
  name = "Test Holder", type = "unit", energy = 4, might = 4, domains = { "chaos" },
  script = [[ triggered { on = self.holds, effect = function(fx) fx:gain_xp(1) end } ]],
}

scenario "Reckoner's Arena held: the conquer abilities of the units there trigger" {
  rules = { "383.4", "469.2", "381" },
  board = {
    A = { north = { "Test Victor", "Test Holder" }, base = { { "Test Victor", as = "away" } } },
    battlefields = { north = { controller = "A", card = "Reckoner's Arena" }, south = {} },
    phase = "awaken",
  },
  play = function(s)
    s.A:order("Reckoner's Arena", "Test Holder")
    s:resolve()
    s:phase("main")
    -- One for the victor there, one in the draw phase; the one in the base does nothing.
    s:expect(s.A, { points = 1, hand_size = 2, xp = 1 })
  end,
}

scenario "Reckoner's Arena conquered activates nothing more" {
  rules = { "469.1" },
  board = {
    A = { base = { "Test Victor" } },
    battlefields = { north = { card = "Reckoner's Arena" }, south = {} },
  },
  play = function(s)
    s.A:move("Test Victor", "north")
    s:showdown()
    s:resolve()
    s:expect(s.A, { points = 1, hand_size = 1 })
  end,
}

card {
  name = "Test Butcher", type = "unit", energy = 4, might = 4, domains = { "fury" },
  script = [[ triggered { on = self.conquers, when = function(q) return q.event.excess >= 5 end, effect = function(fx) fx:score(1) end } ]],
}

scenario "Reckoner's Arena: a condition about the conquest has no value" {
  rules = { "381", "359.3" },
  board = {
    A = { north = { "Test Butcher" } },
    battlefields = { north = { controller = "A", card = "Reckoner's Arena" }, south = {} },
    phase = "awaken",
  },
  play = function(s)
    s:resolve()
    s:phase("main")
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Reckoner's Arena has nothing for who holds another battlefield" {
  rules = { "469.2", "383.4" },
  board = {
    A = { south = { { vanilla(3), as = "mine" } }, runes = { mind = 2 } },
    battlefields = { north = { card = "Reckoner's Arena" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:expect(s.A, { points = 1, hand_size = 1, runes_size = 4 })
    s:chain {}
    s:owes(s.A, "act")
  end,
}

scenario "Reckoner's Arena wakes the units that are there" {
  rules = { "469.2", "383.4" },
  board = {
    A = { north = { { "Test Reaper", as = "here" } }, base = { { "Test Reaper", as = "home" } }, south = { { "Test Reaper", as = "there" } } },
    battlefields = { north = { controller = "A", card = "Reckoner's Arena" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:end_turn()
    s:resolve()
    s:expect(s.A, { points = 2, hand_size = 2 })
  end,
}
