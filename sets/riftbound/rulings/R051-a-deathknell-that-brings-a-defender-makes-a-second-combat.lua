scenario "R051 Deathknell that brings a new defender makes a second combat" {
  rules = { "466.1", "466.3", "190.4" },
  board = {
    A = { base = { { vanilla(7), as = "raider" } } },
    B = { north = { "Glasc Mixologist" }, trash = { "Stalwart Poro" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:move("raider", "north")
    s.A:pass()
    s.B:pass()
    s:expect("Glasc Mixologist", { zone = "trash" })
    s:expect("raider", { damage = 0, at = "north" })
    s.B:yes()
    s.B:choose("Stalwart Poro")
    s.B:pass()
    s.A:pass()
    s.B:choose("north")
    s:expect("Stalwart Poro", { at = "north", defending = true, might = 3 })
    s:expect("raider", { attacking = true })
    s:expect("north", { controller = s.B })
    s:expect(s.A, { points = 0 })
    s:showdown()
    s:expect("Stalwart Poro", { zone = "trash" })
    s:expect("north", { controller = s.A })
    s:expect(s.A, { points = 1 })
  end,
}
