-- A discount that is one of several is the one that the player likes (356.4): who can pay in one way alone pays in that, who can
-- pay in several is asked; what takes nothing off is not offered.
card { name = "Test Altar", type = "battlefield",
  script = [[ cost_change { of = ability { keyword = "Empower", bearer = unit { here = true, yours = true } }, less = one_of({ energy = 1 }, { power = { any = 1 } }) } ]] }
card { name = "Test Devotee", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Empower {1}{fury}" } }
card { name = "Test Miser", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Empower {2}" } }
card { name = "Test Sale", type = "gear", energy = 0, domains = { "fury" },
  script = [[ cost_change { of = playing { type = "spell", yours = true }, less = one_of({ energy = 1 }, { power = { any = 1 } }) } ]] }
card { name = "Test Word", type = "spell", energy = 1, power = { fury = 1 }, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "C09 The discount with which it can be paid is taken" {
  rules = { "356.4", "357.1" },
  cases = { { name = "energy is there", pool = { energy = 1 } }, { name = "power is there", pool = { fury = 1 } } },
  board = function(case) return { A = { pool = case.pool, north = { "Test Devotee" } }, battlefields = { north = { card = "Test Altar", controller = "A" }, south = {} } } end,
  play = function(s)
    s.A:activate("Test Devotee")
    s:resolve()
    s:expect("Test Devotee", { empowered = true })
    s:expect(s.A, { energy = 0, fury = 0 })
  end,
}

scenario "C09 Who can pay with either discount is asked" {
  rules = { "356.4" },
  cases = { { name = "one energy is left", pick = "{fury}", energy = 1, fury = 0 }, { name = "one power is left", pick = "{1}", energy = 0, fury = 1 } },
  board = { A = { pool = { energy = 1, fury = 1 }, hand = { "Test Word" }, base = { "Test Sale" } } },
  play = function(s, case)
    s.A:play("Test Word")
    s.A:pick(case.pick)
    s:resolve()
    s:expect(s.A, { xp = 1, energy = case.energy, fury = case.fury })
  end,
}

scenario "C09 A discount that takes nothing off is not offered" {
  rules = { "356.4" },
  board = { A = { pool = { energy = 2, fury = 1 }, north = { "Test Miser" } }, battlefields = { north = { card = "Test Altar", controller = "A" }, south = {} } },
  play = function(s)
    s.A:activate("Test Miser")
    s:resolve()
    s:expect("Test Miser", { empowered = true })
    s:expect(s.A, { energy = 1, fury = 1 })
  end,
}

scenario "C09 With two of them both are taken off" {
  rules = { "356.4" },
  board = { A = { hand = { "Test Word", { "Test Word", as = "second" } }, base = { "Test Sale", { "Test Sale", as = "other" } } } },
  play = function(s)
    s.A:play("Test Word")
    s:resolve()
    s:expect(s.A, { xp = 1 })
  end,
}
