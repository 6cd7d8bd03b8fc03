card { name = "Test Legend", type = "legend", domains = { "chaos" } }
card {
  name = "Test Dismissal", type = "spell", energy = 1, domains = { "chaos" },
  script = [[ on_play { target = { it = object { type = { "unit", "legend" } } }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "R249 Legend cannot leave its zone" {
  rules = { "107.4" },
  board = {
    A = { hand = { "Test Dismissal", "Test Dismissal" }, runes = { chaos = 2 } },
    B = { legend = "Test Legend", base = { { vanilla(2), as = "unit" } } },
  },
  play = function(s)
    s.A:play("Test Dismissal")
    s:options("Test Legend", "unit")
    s.A:choose("Test Legend")
    s:resolve()
    s:expect("Test Legend", { zone = "legend" })
    s:expect(s.B, { hand_size = 0 })
    -- The same spell does return the unit.
    s.A:play("Test Dismissal")
    s.A:choose("unit")
    s:resolve()
    s:expect("unit", { zone = "hand" })
    s:expect(s.B, { hand_size = 1 })
  end,
}
