card { name = "Test Shade", type = "unit", token = true, energy = 0, might = 0 }
card {
  name = "Test Machine", type = "unit", energy = 8, might = 6, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:play_token("Recruit", { count = 3, at = fx.you.base }) end } ]],
}
card {
  name = "Test Image", type = "spell", energy = 0, domains = { "mind" },
  script = [[
    local disguise = define.step { name = "disguise", effect = function(fx) fx:give(fx.args.mask, { copy_of = fx.args.model }) end }
    on_play {
      target = { model = unit { enemy = true } },
      effect = function(fx)
        local mask = fx:play_token("Test Shade", { at = fx.you.base })
        fx:then_do(disguise, { mask = mask, model = fx.model })
      end,
    }
  ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit { yours = true } }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "R237 Token with Deathknell" {
  rules = { "808.1", "186.1" },
  board = { A = { hand = { "Test Image", "Test Doom" } }, B = { base = { { "Test Machine", as = "model" } } } },
  play = function(s)
    s.A:play("Test Image")
    s.A:choose("model")
    s:resolve()
    s.A:play("Test Doom")
    s.A:choose("Test Machine")
    s:resolve()
    s:count("Recruit", 3, { at = "base", controller = s.A })
    s:count("Test Machine", 1)
    s:expect(s.A, { trash_size = 2 })
  end,
}
