card { name = "Test Shade", type = "unit", token = true, energy = 0, might = 0 }
card {
  name = "Test Broker", type = "unit", energy = 2, might = 2, domains = { "order" }, keywords = { "Shield 2", "Tank" }
}
card {
  name = "Test Image", type = "spell", energy = 0, domains = { "mind" },
  script = [[
    local disguise = define.step {
      name   = "disguise",
      effect = function(fx) fx:give(fx.args.mask, { copy_of = fx.args.model, keywords = "Assault 2" }) end,
    }
    on_play {
      target = { model = unit {} },
      effect = function(fx)
        local mask = fx:play_token("Test Shade", { at = fx.you.base, ready = true })
        fx:then_do(disguise, { mask = mask, model = fx.model })
      end,
    }
  ]],
}
card {
  name = "Test Echo", type = "spell", energy = 0, domains = { "mind" },
  script = [[
    local disguise = define.step { name = "disguise", effect = function(fx) fx:give(fx.args.mask, { copy_of = fx.args.model }) end }
    on_play {
      target = { model = unit { token = true } },
      effect = function(fx)
        local mask = fx:play_token("Test Shade", { at = fx.you.base })
        fx:then_do(disguise, { mask = mask, model = fx.model })
      end,
    }
  ]],
}

-- What the first effect gave besides the copy is not copied.
scenario "R235 Copy of a copy" {
  rules = { "477.1" },
  board = { A = { hand = { "Test Image", "Test Echo" }, base = { { "Test Broker", as = "model", buffs = 1 } } } },
  play = function(s)
    s.A:play("Test Image")
    s.A:choose("model")
    s:resolve()
    s:count("Test Broker", 2)
    s:count("Test Broker", 1, { might = 2, token = true })
    s.A:play("Test Echo")
    s.A:choose("Test Broker")
    s:resolve()
    s:count("Test Broker", 1, { token = true, keywords = { "Assault 2", "Shield 2", "Tank" } })
    s:count("Test Broker", 1, { token = true, keywords = { "Shield 2", "Tank" }, might = 2 })
  end,
}
