card {
  name = "Test Idol", type = "unit", energy = 2, might = 2, domains = { "calm" },
  script = [[ triggered { on = self.chosen { by = you }, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Pat", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end } ]],
}
card { name = "Test Feast", type = "unit", energy = 0, might = 1, domains = { "calm" }, script = [[
  additional_cost { name = "meal", cost = { exhaust = unit { friendly = true } } }
]] }

scenario "C01 Its trigger is above what chose it and resolves first" {
  rules = { "383.4", "340.1" },
  board = { A = { hand = { "Test Pat" }, base = { "Test Idol" } } },
  play = function(s)
    s.A:play("Test Pat")
    s.A:choose("Test Idol")
    s:chain { "Test Pat", "Test Idol" }
    s.A:pass()
    s.B:pass()
    s:expect("Test Idol", { might = 2 })
    s:expect(s.A, { hand_size = 1 })
    s:resolve()
    s:expect("Test Idol", { might = 3 })
  end,
}

scenario "C01 Chosen for a cost is not chosen" {
  rules = { "383.4", "355.10" },
  board = { A = { hand = { "Test Feast" }, base = { "Test Idol", { vanilla(1), as = "other" } } } },
  play = function(s)
    s.A:play("Test Feast")
    s.A:choose("Test Idol")
    s:chain {}
    s:expect("Test Idol", { exhausted = true })
    s:expect("Test Feast", { at = "base" })
  end,
}

scenario "C01 The opponent's choice is not yours" {
  rules = { "383.4" },
  board = { A = { hand = { "Test Pat" } }, B = { base = { "Test Idol" } } },
  play = function(s)
    s.A:play("Test Pat")
    s.A:choose("Test Idol")
    s:chain { "Test Pat" }
    s:resolve()
    s:expect(s.B, { hand_size = 0 })
  end,
}
