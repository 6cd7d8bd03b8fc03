scenario "Tianna Crownguard at a battlefield: an opponent conquers without a point" {
  rules = { "054.1", "470", "469.1" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } }, hand = {}, legend = "Test Watcher" },
    B = { north = { "Tianna Crownguard" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "south")
    s:showdown()
    s:expect("south", { controller = s.A })
    s:expect(s.A, { points = 0, hand_size = 1 })
  end,
}
-- Conquering happens, with what it triggers, whatever becomes of the point.
card { name = "Test Watcher", type = "legend", domains = { "order" }, script = [[ triggered { on = you.conquers, effect = function(fx) fx:draw(1) end } ]] }

scenario "Tianna Crownguard at a battlefield: an opponent holds without a point" {
  rules = { "054.1", "469.2" },
  board = {
    A = { south = { vanilla(2) }, points = 3 },
    B = { north = { "Tianna Crownguard" }, points = 1 },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s:next_turn()
    s:expect(s.A, { points = 3 })
    s:next_turn()
    -- Her own player holds as ever.
    s:expect(s.B, { points = 2 })
  end,
}

scenario "Tianna Crownguard in the base keeps nobody from a point" {
  rules = { "364", "469.1" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    B = { base = { "Tianna Crownguard" } },
  },
  play = function(s)
    s.A:move("raider", "south")
    s:showdown()
    s:expect(s.A, { points = 1 })
  end,
}

card { name = "Test Prize", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:score(1) end } ]] }
card { name = "Test Study", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "Tianna Crownguard stops the points of effects too, while she is at a battlefield" {
  rules = { "193", "054.1" },
  cases = { { name = "battlefield", north = true, points = 0 }, { name = "base", north = false, points = 1 } },
  board = function(case)
    return {
      A = { hand = { "Test Prize" } },
      B = { north = case.north and { "Tianna Crownguard" } or {}, base = case.north and {} or { "Tianna Crownguard" } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Test Prize")
    s:resolve()
    s:expect(s.A, { points = case.points })
  end,
}

-- The first point of a burn out is stopped, those that follow in the same one are not.
scenario "Tianna Crownguard stops the first point of burning out only" {
  rules = { "431.3", "054.1" },
  board = {
    A = { hand = { "Test Study" }, north = { "Tianna Crownguard" }, deck = {}, trash = { vanilla(1), vanilla(2) } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Study")
    s:resolve()
    s:expect(s.B, { points = 0 })
    s:expect(s.A, { hand_size = 1 })
  end,
}
