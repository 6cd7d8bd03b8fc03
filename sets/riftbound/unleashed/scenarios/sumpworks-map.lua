scenario "Sumpworks Map draws for an opponent's points" {
  rules = { "470", "413.1" },
  board = {
    A = { base = { "Sumpworks Map" }, north = { { vanilla(1), as = "mine" } } },
    B = { base = { { vanilla(2), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "south")
    s:showdown()
    s:resolve()
    s:expect(s.B, { points = 1 })
    s:expect(s.A, { hand_size = 1 })
    -- As A's own turn begins the map dies before A scores.
    s:next_turn()
    s:expect("Sumpworks Map", { zone = "trash" })
    s:expect(s.A, { points = 1, hand_size = 2 })
  end,
}

scenario "Sumpworks Map comes at any time, and own points are nothing to it" {
  rules = { "813.1", "470" },
  board = {
    A = { hand = { "Sumpworks Map" }, base = { { vanilla(2), as = "raider" } }, runes = { mind = 2 } },
    B = { hand = { { vanilla_spell(0), as = "theirs" } } },
  },
  play = function(s)
    s.A:move("raider", "south")
    s.A:play("Sumpworks Map")
    s:showdown()
    s:expect(s.A, { points = 1, hand_size = 0 })
    s:expect("Sumpworks Map", { at = "base", keywords = { "Reaction", "Temporary" } })
  end,
}
