card {
  name = "Test Martyr", type = "unit", energy = 1, might = 1, domains = { "order" }, keywords = { "Deathknell" },
  script = [[ triggered { keyword = "Deathknell", effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Mourner", type = "unit", energy = 1, might = 1, domains = { "order" },
  script = [[ triggered { on = unit { friendly = true, other = true }.dies, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Warder", type = "unit", energy = 3, might = 3, domains = { "order" },
  script = [[ triggered { on = unit { friendly = true, other = true }.dies, effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Shepherd", type = "unit", energy = 1, might = 1, domains = { "order" },
  script = [[
    replacement {
      on     = unit { friendly = true, other = true }.dies,
      effect = function(fx)
        fx:heal(fx.event.subject)
        fx:recall(fx.event.subject)
      end,
    }
  ]],
}
card {
  name = "Test Quake", type = "spell", energy = 1, domains = { "fury" },
  script = [[ on_play { effect = function(fx) fx:deal(2, fx:all(unit { enemy = true })) end } ]],
}

scenario "B20 A watcher that dies at the same time does not trigger" {
  rules = { "383.2" },
  board = {
    A = { hand = { "Test Quake" }, runes = { fury = 1 } },
    B = { base = { "Test Mourner", { vanilla(1), as = "friend" } } },
  },
  play = function(s)
    s.A:play("Test Quake")
    s.A:pass()
    s.B:pass()
    s:chain {}
    s:expect("Test Mourner", { zone = "trash" })
    s:expect(s.B, { hand_size = 0 })
  end,
}

scenario "B20 A watcher that lives triggers once for each death" {
  rules = { "383.2" },
  board = {
    A = { hand = { "Test Quake" }, runes = { fury = 1 } },
    B = { base = { "Test Warder", { vanilla(1), as = "friend" }, { vanilla(2), as = "other" } } },
  },
  play = function(s)
    s.A:play("Test Quake")
    s.A:pass()
    s.B:pass()
    s:expect("friend", { zone = "trash" })
    s:expect("Test Warder", { damage = 2 })
    s.B:order("Test Warder", "Test Warder")
    s:chain { "Test Warder", "Test Warder" }
    s:resolve()
    s:expect(s.B, { hand_size = 2 })
  end,
}

scenario "B20 A replacement whose source dies at the same time still applies" {
  rules = { "370.4" },
  board = {
    A = { hand = { "Test Quake" }, runes = { fury = 1 } },
    B = { base = { "Test Shepherd", { "Test Martyr", as = "sheep" } } },
  },
  play = function(s)
    s.A:play("Test Quake")
    s.A:pass()
    s.B:pass()
    s:expect("sheep", { at = "base", damage = 0 })
    s:expect("Test Shepherd", { zone = "trash" })
    s:chain {}
  end,
}
