scenario "R233 Recycling a token" {
  rules = { "185.1", "416.1", "186.1" },
  board = {
    A = { base = { "Rumble, Hotheaded", "Mech" }, trash = { "Ferrous Forerunner" }, runes = { fury = 4 }, deck = { vanilla(1), vanilla(1) } },
  },
  play = function(s)
    s.A:move("Rumble, Hotheaded", "north")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s.A:choose("Ferrous Forerunner")
    s:expect_gone("Mech")
    s:expect(s.A, { deck_size = 2 })
    s.A:pass()
    s.B:pass()
    s.A:choose("base")
    s.A:pay()
    -- Six less three, and the power as it is.
    s:expect("Ferrous Forerunner", { at = "base" })
    s:count("Fury Rune", 3, { zone = "runes" })
  end,
}
