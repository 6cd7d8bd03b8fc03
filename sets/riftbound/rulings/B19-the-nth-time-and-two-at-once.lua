card {
  name = "Test Reaper", type = "gear", energy = 1, domains = { "chaos" },
  script = [[ triggered { on = unit { enemy = true }.dies:nth(1), effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Quake", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(2, fx:all(unit { enemy = true })) end } ]],
}

scenario "B19 The first time, with two deaths at once, triggers once" {
  rules = { "383.1", "383.2" },
  board = {
    A = { hand = { "Test Quake" }, runes = { fury = 1 }, base = { "Test Reaper" } },
    B = { base = { { vanilla(1), as = "left" }, { vanilla(2), as = "right" } } },
  },
  play = function(s)
    s.A:play("Test Quake")
    s.A:pass()
    s.B:pass()
    s:expect("left", { zone = "trash" })
    s:expect("right", { zone = "trash" })
    s:chain { "Test Reaper" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
