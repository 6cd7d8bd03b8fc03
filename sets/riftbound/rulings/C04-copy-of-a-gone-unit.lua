card {
  name = "Test Mirror", type = "spell", energy = 0, domains = { "mind" },
  script = [[
    local disguise = define.step { name = "disguise", effect = function(fx) fx:give(fx.args.mask, { copy_of = fx.args.model }) end }
    on_play {
      target = { model = unit {} },
      effect = function(fx)
        local mask = fx:play_token("Reflection", { at = fx.you.base })
        fx:then_do(disguise, { mask = mask, model = fx.model })
      end,
    }
  ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
scenario "nothing is copied from a unit that is gone" {
  rules = { "359.3" },
  board = { A = { hand = { "Test Mirror" } }, B = { hand = { "Test Doom" }, base = { { vanilla(4), as = "model" } } } },
  play = function(s)
    s.A:play("Test Mirror")
    s.A:choose("model")
    s.A:pass()
    s.B:pass()
    s.A:pass()
    s.B:play("Test Doom")
    s.B:choose("model")
    s:resolve()
    s:count("Reflection", 1, { might = 0 })
  end,
}
