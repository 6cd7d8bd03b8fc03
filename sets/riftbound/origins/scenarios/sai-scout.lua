scenario "Sai Scout may be played straight to an open battlefield" {
  rules = { "170.11", "355.2", "054.1", "348.2" },
  board = {
    A = { hand = { "Sai Scout" }, runes = { chaos = 6 } },
    B = { south = { vanilla(1) } },
    battlefields = { north = {}, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Sai Scout")
    s:options("base", "north")
    s.A:choose("north")
    s:expect("Sai Scout", { at = "north", exhausted = true })
    s:chain { "Sai Scout" }
    s.A:pass()
    s.B:pass()
    s.A:done()
    s:expect("north", { controller = false, contested = true })
    s:showdown()
    s:expect("north", { controller = s.A, contested = false })
    s:expect(s.A, { points = 1 })
  end,
}

scenario "Sai Scout goes to the base when no battlefield is open" {
  rules = { "170.11", "355.2" },
  board = {
    A = { hand = { "Sai Scout" }, runes = { chaos = 6 } },
    B = { north = { vanilla(1) }, south = { vanilla(1) } },
    battlefields = { north = { controller = "B" }, south = { controller = "B" } },
  },
  play = function(s)
    s.A:play("Sai Scout")
    s:expect("Sai Scout", { at = "base", exhausted = true })
  end,
}

scenario "Sai Scout opens the way for itself alone" {
  rules = { "355.2" },
  board = {
    A = { hand = { { vanilla(2), as = "plain" } }, runes = { chaos = 2 }, base = { "Sai Scout" } },
  },
  play = function(s)
    s.A:play("plain")
    s:expect("plain", { at = "base", exhausted = true })
  end,
}
