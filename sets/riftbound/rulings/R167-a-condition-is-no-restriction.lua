card {
  name = "Test Sunder", type = "spell", energy = 0, domains = { "fury" },
  script = [[
    on_play {
      target = { it = unit {} },
      effect = function(fx)
        if fx.it.might <= 3 then fx:kill(fx.it) end
      end,
    }
  ]],
}
card {
  name = "Test Smoke", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -2, lasts = "turn" }) end } ]],
}

scenario "R167 Condition is not a targeting restriction" {
  rules = { "355.9" },
  cases = { { name = "lowered in response", lower = true }, { name = "left as it is", lower = false } },
  board = {
    A = { hand = { "Test Sunder", "Test Smoke" } },
    B = { base = { { vanilla(5), as = "foe" } } },
  },
  play = function(s, case)
    s.A:play("Test Sunder")
    s:options("foe")
    s.A:choose("foe")
    if case.lower then
      s.A:play("Test Smoke")
      s.A:choose("foe")
    end
    s:resolve()
    if case.lower then
      s:expect("foe", { zone = "trash" })
    else
      s:expect("foe", { at = "base", might = 5 })
      s:expect("Test Sunder", { zone = "trash" })
    end
  end,
}
