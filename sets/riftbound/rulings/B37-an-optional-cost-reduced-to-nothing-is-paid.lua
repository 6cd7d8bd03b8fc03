card {
  name = "Test Encore", type = "spell", energy = 1, domains = { "mind" },
  script = [[
    additional_cost { name = "more", optional = true, cost = { energy = 1 } }
    on_play { effect = function(fx) fx:draw(fx.paid.more and 2 or 1) end }
  ]],
}
card {
  name = "Test Patron", type = "unit", energy = 1, might = 1, domains = { "mind" },
  script = [[ cost_change { of = playing { type = "spell", yours = true }, less = { energy = 2 } } ]],
}

scenario "B37 Chosen and reduced to nothing still counts as paid" {
  rules = { "356.2", "356.4" },
  cases = { { name = "chosen", yes = true, cards = 2 }, { name = "not chosen", yes = false, cards = 1 } },
  board = { A = { hand = { "Test Encore" }, base = { "Test Patron" } } },
  play = function(s, case)
    s.A:play("Test Encore")
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect(s.A, { hand_size = case.cards })
  end,
}

scenario "B37 Without the discount it cannot be chosen with one energy" {
  rules = { "355.16", "357" },
  board = { A = { hand = { "Test Encore" }, runes = { mind = 1 } } },
  play = function(s)
    s.A:play("Test Encore")
    s:chain { "Test Encore" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
