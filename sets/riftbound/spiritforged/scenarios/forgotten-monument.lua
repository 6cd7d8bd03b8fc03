scenario "Forgotten Monument gives no point before a player's third turn" {
  rules = { "469.1", "190.4", "054.1" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    battlefields = { north = { card = "Forgotten Monument" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 0 })
    s:next_turn()
    s:next_turn()
    -- The third turn of A: it is held.
    s:expect(s.A, { points = 1 })
  end,
}
scenario "Forgotten Monument stands in nobody's way elsewhere" {
  rules = { "469.1" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    battlefields = { north = { card = "Forgotten Monument" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "south")
    s:showdown()
    s:expect(s.A, { points = 1 })
  end,
}

card {
  name = "Test Shrine", type = "battlefield",
  script = [[ forbid { what = "score", affects = player { points = { max = 9 } }, at = place { here = true } } ]],
}
card {
  name = "Test Ruin", type = "battlefield",
  script = [[ forbid { what = "score", at = place { here = true } } ]],
}
card { name = "Test Watcher", type = "legend", domains = { "order" }, script = [[ triggered { on = you.conquers, effect = function(fx) fx:draw(1) end } ]] }

scenario "A prohibition that concerns players by a filter" {
  rules = { "054.1" },
  board = { A = { base = { { vanilla(2), as = "raider" } } }, battlefields = { north = { card = "Test Shrine" }, south = {} } },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect(s.A, { points = 0 })
  end,
}

scenario "Where nobody scores, taking control is no conquest" {
  rules = { "469.1", "190.4" },
  board = { A = { base = { { vanilla(2), as = "raider" } }, legend = "Test Watcher" }, battlefields = { north = { card = "Test Ruin" }, south = {} } },
  play = function(s)
    s.A:move("raider", "north")
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 0, hand_size = 0 })
  end,
}
