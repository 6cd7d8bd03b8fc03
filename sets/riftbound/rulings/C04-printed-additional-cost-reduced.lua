scenario "A printed additional cost is reduced" {
  rules = { "356.2" },
  cases = { { name = "energy", pool = { energy = 1, fury = 1 } }, { name = "power", pool = { energy = 2 } } },
  board = function(case) return { A = { hand = { "Test Zeal" }, base = { "Test Saver" }, pool = case.pool } } end,
  play = function(s)
    s.A:play("Test Zeal")
    s.A:yes()
    s:resolve()
    s:expect(s.A, { hand_size = 2, energy = 0 })
  end,
}
scenario "Accelerate for one power less" {
  rules = { "356.2" },
  board = { A = { hand = { "Gearhead" }, base = { "Test Saver" }, pool = { energy = 6 } } },
  play = function(s)
    s.A:play("Gearhead")
    s.A:yes()
    s:expect("Gearhead", { exhausted = false })
  end,
}
card { name = "Test Saver", type = "unit", energy = 1, might = 2, domains = { "fury" }, script = [[
  cost_change { of = ability { kind = "additional_cost", yours = true }, less = one_of({ energy = 1 }, { power = { any = 1 } }) }
]] }
card { name = "Test Zeal", type = "spell", energy = 1, domains = { "fury" }, script = [[
  additional_cost { name = "zeal", optional = true, cost = { energy = 1, power = { fury = 1 } } }
  on_play { effect = function(fx) fx:draw(fx.paid.zeal and 2 or 1) end }
]] }
