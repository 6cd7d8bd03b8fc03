card {
  name = "Test Ascent", type = "gear", energy = 1, domains = { "body" },
  script = [[ triggered { on = unit { friendly = true }.becomes_mighty, effect = function(fx)
    fx:deal(1, fx:all(unit {}))
    fx:add({ energy = 1 })
    fx:give(fx:all(unit { friendly = true }), { might = 1, lasts = "turn" })
  end } ]],
}
card {
  name = "Test Sap", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -3, lasts = "turn" }) end } ]],
}
card {
  name = "Test Reply", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 What the expiration step triggers is answered, and the step starts again" {
  rules = { "317.2", "706" },
  board = {
    A = { hand = { "Test Sap" }, base = { "Test Ascent", { vanilla(6), as = "giant" } } },
    B = { hand = { "Test Reply" }, base = { { vanilla(3), as = "foe" }, { vanilla(1), as = "frail" } } },
  },
  play = function(s)
    s.A:play("Test Sap")
    s.A:choose("giant")
    s:resolve()
    s:expect("giant", { might = 3 })
    s.A:end_turn()
    s:turn(s.A)
    s:phase("ending")
    s:chain { "Test Ascent" }
    s.A:pass()
    s.B:play("Test Reply")
    s:resolve()
    s:turn(s.B)
    s:phase("main")
    s:expect("frail", { zone = "trash" })
    s:expect("giant", { damage = 0, might = 6 })
    s:expect("foe", { damage = 0 })
    s:expect(s.A, { energy = 0 })
  end,
}
