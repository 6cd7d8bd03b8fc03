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
