card {
  name = "Test Husk", type = "unit", token = true, energy = 0, might = 1, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Summons", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:play_token("Test Husk") end } ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Gale", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}
card {
  name = "Test Mourner", type = "gear", energy = 1, domains = { "order" },
  script = [[ triggered { on = unit { friendly = true }.dies, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 A token that dies ceases to exist and its Deathknell triggers" {
  rules = { "186.1", "808.1" },
  board = { A = { hand = { "Test Summons", "Test Doom" }, base = { "Test Mourner" } } },
  play = function(s)
    s.A:play("Test Summons")
    s:resolve()
    s:expect("Test Husk", { at = "base", exhausted = true, controller = s.A })
    s.A:play("Test Doom")
    s.A:choose("Test Husk")
    s.A:pass()
    s.B:pass()
    s:expect_gone("Test Husk")
    s.A:order("Test Husk", "Test Mourner")
    s:chain { "Test Husk", "Test Mourner" }
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "C01 A token that is returned to the hand ceases to exist and did not die" {
  rules = { "186.1" },
  board = { A = { hand = { "Test Summons", "Test Gale" }, base = { "Test Mourner" } } },
  play = function(s)
    s.A:play("Test Summons")
    s:resolve()
    s.A:play("Test Gale")
    s.A:choose("Test Husk")
    s:resolve()
    s:expect_gone("Test Husk")
    s:expect(s.A, { hand_size = 0 })
  end,
}
