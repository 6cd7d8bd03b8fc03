card {
  name = "Test Trailhead", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ triggered { on = unit { friendly = true }.moves, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Homing", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) if fx:move(fx.it, fx.you.base).done then fx:draw(1) end end } ]],
}

scenario "C01 A unit that is there already does not move" {
  rules = { "447", "446" },
  cases = { { name = "in the base", at = "base", cards = 0 }, { name = "at a battlefield", at = "north", cards = 2 } },
  board = function(case)
    return {
      A = { hand = { "Test Homing" }, base = case.at == "base" and { "Test Trailhead", { vanilla(1), as = "it" } } or { "Test Trailhead" }, north = case.at == "north" and { { vanilla(1), as = "it", exhausted = true } } or {} },
      battlefields = { north = { controller = case.at == "north" and "A" or nil }, south = {} },
    }
  end,
  play = function(s, case)
    s.A:play("Test Homing")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { at = "base", exhausted = case.at == "north" })
    s:expect(s.A, { hand_size = case.cards })
  end,
}
