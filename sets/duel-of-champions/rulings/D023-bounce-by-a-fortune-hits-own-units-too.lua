scenario "D023 Bounce by a fortune hits own units too" {
  rules = { "DOC-4.4" },
  board = {
    A = { hand = { "Broken Bridge (2013)" }, resources = 3, f1 = vanilla(1), b1 = vanilla(2), f2 = vanilla(3) },
    B = { f1 = vanilla(4), b1 = { vanilla(5), owner = "A" } },
  },
  play = function(s)
    s.A:play("Broken Bridge (2013)")
    s:options("row 0", "row 1", "row 2", "row 3")
    s.A:choose("row 1")
    s:expect(vanilla(1), { zone = "hand" })
    s:expect(vanilla(2), { zone = "hand" })
    s:expect(vanilla(3), { at = "A f2" })
    s:expect(vanilla(4), { zone = "hand" })
    s:expect(s.A, { hand_size = 2 })
    s:expect(s.B, { hand_size = 2 }) -- its controller's, not its owner's
  end,
}

scenario "D023 Bounce by a fortune hits own units too: a format may read a line" {
  rules = { "DOC-4.4" },
  format = { band = 1 },
  board = {
    A = { hand = { "Broken Bridge (2013)" }, resources = 3, f1 = vanilla(1), b1 = vanilla(2), f2 = vanilla(3) },
    B = { f1 = vanilla(4) },
  },
  play = function(s)
    s.A:play("Broken Bridge (2013)")
    s:options("A front", "A back", "B front", "B back")
    s.A:choose("A front")
    s:expect(s.A, { hand_size = 2 })
    s:expect(vanilla(2), { at = "A b1" })
    s:expect(vanilla(4), { at = "B f1" })
  end,
}
