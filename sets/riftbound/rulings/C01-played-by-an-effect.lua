card {
  name = "Test Raise", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = card { zone = "trash", owner = you, type = "unit" } }, effect = function(fx)
    fx:play(fx.it, { ignore = "cost" })
    fx:draw(1)
  end } ]],
}
card {
  name = "Test Greeter", type = "unit", energy = 4, might = 4, power = { order = 2 }, domains = { "order" },
  script = [[ triggered { on = self.played, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Tithe", type = "gear", energy = 1, domains = { "order" },
  script = [[ cost_change { of = playing { type = "unit", enemy = true }, more = { energy = 1 } } ]],
}

scenario "C01 The unit is played when the spell is done, and enters exhausted" {
  rules = { "354", "419", "158" },
  board = { A = { hand = { "Test Raise" }, trash = { "Test Greeter", vanilla(1) } } },
  play = function(s)
    s.A:play("Test Raise")
    s.A:choose("Test Greeter")
    s.A:pass()
    s.B:pass()
    s:expect("Test Greeter", { at = "base", exhausted = true })
    s:expect("Test Raise", { zone = "trash" })
    s:expect(s.A, { hand_size = 1 })
    s:chain { "Test Greeter" }
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "C01 Ignoring its cost does not ignore an increase" {
  rules = { "356.1", "356.3" },
  cases = { { name = "payable", energy = 1, at = "base" }, { name = "not payable", energy = 0, zone = "trash" } },
  board = function(case)
    return { A = { hand = { "Test Raise" }, pool = { energy = case.energy }, trash = { "Test Greeter" } }, B = { base = { "Test Tithe" } } }
  end,
  play = function(s, case)
    s.A:play("Test Raise")
    s.A:choose("Test Greeter")
    s.A:pass()
    s.B:pass()
    if case.at then s.A:pay() end
    s:expect("Test Greeter", { at = case.at, zone = case.at and "base" or case.zone })
    s:expect(s.A, { energy = 0 })
  end,
}
