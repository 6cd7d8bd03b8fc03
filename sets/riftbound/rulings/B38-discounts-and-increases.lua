card { name = "Test Three", type = "spell", energy = 3, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card { name = "Test Two", type = "spell", energy = 2, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card {
  name = "Test Floor", type = "gear", energy = 1, domains = { "mind" },
  script = [[ cost_change { of = playing { type = "spell", yours = true }, less = { energy = 4 }, min = { energy = 1 } } ]],
}
card {
  name = "Test Rebate", type = "gear", energy = 1, domains = { "mind" },
  script = [[ cost_change { of = playing { type = "spell", yours = true }, less = { energy = 1 } } ]],
}
card {
  name = "Test Tax", type = "gear", energy = 1, domains = { "mind" },
  script = [[ cost_change { of = playing { type = "spell", enemy = true }, more = { energy = 2 } } ]],
}

scenario "B38 A discount with a minimum, then another one: nothing is left" {
  rules = { "356.4" },
  cases = { { name = "floor first on the board", a = "Test Floor", b = "Test Rebate" }, { name = "rebate first on the board", a = "Test Rebate", b = "Test Floor" } },
  board = function(case) return { A = { hand = { "Test Three" }, base = { case.a, case.b } } } end,
  play = function(s)
    s.A:play("Test Three")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "B38 The minimum alone" {
  rules = { "356.4" },
  board = { A = { hand = { "Test Three" }, base = { "Test Floor" }, runes = { mind = 2 } } },
  play = function(s)
    s.A:play("Test Three")
    s:count("Mind Rune", 1, { exhausted = true, controller = s.A })
  end,
}

scenario "B38 Increases come before discounts" {
  rules = { "356.3", "356.4" },
  board = {
    A = { hand = { "Test Two" }, base = { "Test Rebate", "Test Rebate", "Test Rebate" }, runes = { mind = 3 } },
    B = { base = { "Test Tax" } },
  },
  play = function(s)
    s.A:play("Test Two")
    -- two and two more, less three: not (two less three) and two more
    s:count("Mind Rune", 1, { exhausted = true, controller = s.A })
  end,
}

scenario "B38 A cost never goes below zero" {
  rules = { "356.6" },
  board = { A = { hand = { "Test Two" }, base = { "Test Rebate", "Test Rebate", "Test Rebate" }, runes = { mind = 1 } } },
  play = function(s)
    s.A:play("Test Two")
    s:count("Mind Rune", 0, { exhausted = true, controller = s.A })
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
