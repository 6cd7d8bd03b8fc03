scenario "Void Seeker deals four and draws one" {
  rules = { "355.9", "417.1", "413.1" },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 3 } },
    B = { north = { { vanilla(5), as = "foe" } }, base = { { vanilla(5), as = "home" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s:options("foe")
    s.A:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 4 })
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
    s:expect(s.B, { hand_size = 0 })
  end,
}

scenario "Void Seeker draws although its target has left" {
  rules = { "359.3" },
  board = {
    A = { hand = { "Void Seeker" }, runes = { fury = 3 } },
    B = { hand = { "Flash" }, runes = { chaos = 3 }, north = { { vanilla(5), as = "foe" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Void Seeker")
    s.A:choose("foe")
    s.A:pass()
    s.B:play("Flash")
    s.B:choose("foe")
    s:resolve()
    s:expect("foe", { damage = 0, at = "base" })
    s:expect(s.A, { hand_size = 1 })
  end,
}
