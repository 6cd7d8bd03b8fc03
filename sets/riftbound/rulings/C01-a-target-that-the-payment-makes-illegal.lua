-- What pays for an ability can make a choice illegal that was legal before: such a choice is not offered, and without
-- another one the ability is not activated (405.1).
card {
  name = "Test Chorus", type = "unit", energy = 1, might = 1, domains = { "order" },
  script = [[ static { affects = unit { friendly = true, other = true }, give = { might = 3 } } ]],
}
card {
  name = "Test Altar", type = "gear", energy = 1, domains = { "order" },
  script = [[ activated { cost = { kill = unit { friendly = true, name = "Test Chorus" } }, target = { it = unit { friendly = true, mighty = true } }, effect = function(fx) fx:buff(fx.it) end } ]],
}

scenario "C01 An activation whose payment makes its only target illegal is not possible" {
  rules = { "405.1" },
  board = { A = { base = { "Test Altar", "Test Chorus", { vanilla(3), as = "small" } } } },
  play = function(s)
    s.A:refused("activate", "Test Altar", { rule = "405.1" })
    s:expect("Test Chorus", { at = "base" })
  end,
}

scenario "C01 A target that the payment makes illegal is not offered beside one that stays legal" {
  rules = { "405.1" },
  board = { A = { base = { "Test Altar", "Test Chorus", { vanilla(3), as = "small" }, { vanilla(5), as = "large" } } } },
  play = function(s)
    s.A:activate("Test Altar")
    s.A:refused("choose", "small")
    s.A:choose("large")
    s:resolve()
    s:expect("large", { might = 6 })
    s:expect("Test Chorus", { zone = "trash" })
  end,
}
