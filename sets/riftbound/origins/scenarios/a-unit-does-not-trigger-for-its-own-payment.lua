card {
  name = "Test Warden", type = "unit", energy = 0, power = { mind = 1 }, might = 1, domains = { "mind" },
  script = [[ triggered { on = rune { yours = true }.recycled, effect = function(fx) fx:buff(fx.self) end } ]],
}

scenario "A unit does not trigger for the rune that paid for it, but for the next" {
  rules = { "383.2", "357", "359" },
  board = { A = { hand = { { "Test Warden", as = "first" }, { "Test Warden", as = "second" } }, runes = { mind = 2 } } },
  play = function(s)
    s.A:play("first")
    s:chain {}
    s:expect("first", { at = "base", buffs = 0 })
    s.A:play("second")
    s:resolve()
    s:expect("first", { buffs = 1 })
    s:expect("second", { at = "base", buffs = 0 })
  end,
}
