scenario "B03 A Backline unit with Tank comes first or last, never in the middle" {
  rules = { "465.2", "815", "826" },
  cases = { { name = "first", first = true }, { name = "last", first = false } },
  board = function()
    return {
      A = { base = { { vanilla(6), as = "attacker" } } },
      B = { north = { { vanilla(3), as = "left" }, { vanilla(3, { "Tank", "Backline" }), as = "odd" }, { vanilla(3), as = "right" } } },
      battlefields = { north = { controller = "B" }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:move("attacker", "north")
    s.A:pass()
    s.B:pass()
    s:options("left", "odd", "right")
    if case.first then
      s.A:choose("odd")
      s:options("left", "right")
      s.A:choose("right")
      s:expect("odd", { zone = "trash" })
      s:expect("right", { zone = "trash" })
      s:expect("left", { at = "north" })
    else
      s.A:choose("left")
      s:expect("left", { zone = "trash" })
      s:expect("right", { zone = "trash" })
      s:expect("odd", { at = "north" })
    end
  end,
}
