card {
  name = "Test Monk", type = "unit", energy = 0, might = 4, domains = { "body" },
  script = [[
    triggered {
      on     = self.played,
      target = { them = up_to(2, unit { friendly = true, other = true }) },
      effect = function(fx) fx:buff(fx.them) end,
    }
  ]],
}

scenario "R215 At most one buff" {
  rules = { "426.1", "701" },
  board = { A = { hand = { "Test Monk" }, base = { { vanilla(2), as = "buffed", buffs = 1 }, { vanilla(2), as = "plain" } } } },
  play = function(s)
    s.A:play("Test Monk")
    s.A:choose("buffed")
    s.A:choose("plain")
    s:resolve()
    s:expect("buffed", { might = 3, buffs = 1 })
    s:expect("plain", { might = 3, buffs = 1 })
  end,
}
