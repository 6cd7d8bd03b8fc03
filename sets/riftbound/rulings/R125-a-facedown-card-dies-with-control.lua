scenario "R125 Facedown card dies with control" {
  rules = { "466.5", "107.3" },
  board = {
    A = { base = { { vanilla(5), as = "raider" } } },
    B = { hand = { "Hidden Blade" }, runes = { calm = 1 }, north = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:hide("Hidden Blade", "north")
    s:next_turn()
    s.A:move("raider", "north")
    s:showdown()
    s:expect("north", { controller = s.A })
    s:expect("Hidden Blade", { zone = "trash", owner = s.B })
    s.B:refused("play", "Hidden Blade")
  end,
}
