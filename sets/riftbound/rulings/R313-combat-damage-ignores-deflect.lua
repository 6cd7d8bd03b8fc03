scenario "R313 Combat damage ignores Deflect" {
  rules = { "809.1", "465.2" },
  board = {
    A = { base = { { vanilla(2), as = "raider" } } },
    B = { north = { "Pouty Poro", { vanilla(2), as = "mate" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    -- Nothing could pay here: the Poro is an option all the same.
    s:options("Pouty Poro", "mate")
    s.A:choose("Pouty Poro")
    s:expect("Pouty Poro", { zone = "trash" })
    s:expect("mate", { at = "north" })
  end,
}
