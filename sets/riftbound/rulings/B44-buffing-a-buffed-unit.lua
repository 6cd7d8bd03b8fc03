card {
  name = "Test Drill", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) if fx:buff(fx.it).done then fx:draw(1) end end } ]],
}
card {
  name = "Test Coach", type = "gear", energy = 1, domains = { "body" },
  script = [[ triggered { on = unit { friendly = true }.buffed, effect = function(fx) fx:draw(1) end } ]],
}

scenario "B44 A buffed unit is not buffed again" {
  rules = { "426.1" },
  cases = { { name = "without", buffs = 0, cards = 2 }, { name = "with", buffs = 1, cards = 0 } },
  board = function(case)
    return { A = { hand = { "Test Drill" }, base = { "Test Coach", { vanilla(2), as = "it", buffs = case.buffs } } } }
  end,
  play = function(s, case)
    s.A:play("Test Drill")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { might = 3 })
    s:expect(s.A, { hand_size = case.cards })
  end,
}
