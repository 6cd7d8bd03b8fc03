scenario "R119 Spell from hidden may only choose at that battlefield" {
  rules = { "811.1" },
  board = {
    A = { south = { { vanilla(3), as = "far" } }, base = { { vanilla(3), as = "raider" } } },
    B = { hand = { "Hidden Blade" }, runes = { calm = 1 }, north = { { vanilla(1), as = "guard" } } },
    battlefields = { north = { controller = "B" }, south = { controller = "A" } },
    turn = "B",
  },
  play = function(s)
    s.B:hide("Hidden Blade", "north")
    s:next_turn()
    s.A:move("raider", "north")
    s.A:pass()
    s.B:play("Hidden Blade")
    s:options("raider", "guard")
    s.B:refused("choose", "far", { rule = "355.9" })
    s.B:choose("raider")
    s:resolve()
    s:expect("raider", { zone = "trash" })
    s:expect("far", { at = "south" })
  end,
}
