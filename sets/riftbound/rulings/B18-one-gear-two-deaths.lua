card {
  name = "Test Martyr", type = "unit", energy = 1, might = 1, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Hourglass", type = "gear", energy = 1, domains = { "calm" },
  script = [[
    replacement {
      on     = unit { friendly = true }.dies,
      effect = function(fx)
        fx:kill(fx.self)
        fx:heal(fx.event.subject)
        fx:exhaust(fx.event.subject)
        fx:recall(fx.event.subject)
      end,
    }
  ]],
}
card {
  name = "Test Quake", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(2, fx:all(unit { at = "battlefield" })) end } ]],
}

scenario "B18 The controller picks whom the gear saves" {
  rules = { "373", "373.1" },
  cases = { { name = "first", saved = "left", lost = "right" }, { name = "second", saved = "right", lost = "left" } },
  board = {
    A = { hand = { "Test Quake" }, runes = { fury = 1 } },
    B = { north = { { "Test Martyr", as = "left" }, { "Test Martyr", as = "right" } }, base = { "Test Hourglass" } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Test Quake")
    s.A:pass()
    s.B:pass()
    s.B:choose(case.saved)
    s:expect(case.saved, { at = "base", exhausted = true, damage = 0 })
    s:expect(case.lost, { zone = "trash" })
    s:expect("Test Hourglass", { zone = "trash" })
    s:resolve()
    s:expect(s.B, { hand_size = 1 })
  end,
}
