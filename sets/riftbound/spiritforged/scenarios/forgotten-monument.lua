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
