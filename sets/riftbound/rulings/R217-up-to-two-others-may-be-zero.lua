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

scenario "R217 Up to two others, may be zero" {
  rules = { "355.13", "383.4" },
  cases = { { name = "no other unit", other = false }, { name = "an enemy unit only", other = true } },
  board = function(case) return { A = { hand = { "Test Monk" } }, B = { base = case.other and { { vanilla(2), as = "foe" } } or {} } } end,
  play = function(s, case)
    s.A:play("Test Monk")
    s:chain { "Test Monk" }
    s:resolve()
    s:expect("Test Monk", { might = 4, buffs = 0 })
    if case.other then s:expect("foe", { buffs = 0 }) end
  end,
}
