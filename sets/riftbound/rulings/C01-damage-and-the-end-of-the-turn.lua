card {
  name = "Test Rouse", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 3, lasts = "turn" }) end } ]],
}
card {
  name = "Test Bolt", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]],
}
card {
  name = "Test Twilight", type = "gear", energy = 1, domains = { "fury" },
  script = [[ triggered { on = you.ends { phase = "turn" }, effect = function(fx) fx:deal(1, fx:all(unit { enemy = true })) end } ]],
}

scenario "C01 Damage stays until the end of the turn" {
  rules = { "142.4", "317.2" },
  board = { A = { hand = { "Test Bolt" } }, B = { base = { { vanilla(5), as = "it" } } } },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = 3 })
    s.A:end_turn()
    s:expect("it", { damage = 0, at = "base" })
  end,
}

scenario "C01 It is healed before the might of this turn is gone" {
  rules = { "317.2", "323.3" },
  board = { A = { hand = { "Test Rouse", "Test Bolt" } }, B = { base = { { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Rouse")
    s.A:choose("it")
    s:resolve()
    s.A:play("Test Bolt")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = 3, might = 5 })
    s.A:end_turn()
    s:turn(s.B)
    s:expect("it", { damage = 0, might = 2, at = "base" })
  end,
}

scenario "C01 Damage at the end of the turn adds to what is there" {
  rules = { "317.1", "317.2" },
  board = { A = { hand = { "Test Bolt" }, base = { "Test Twilight" } }, B = { base = { { vanilla(4), as = "weak" }, { vanilla(5), as = "strong" } } } },
  play = function(s)
    s.A:play("Test Bolt")
    s.A:choose("weak")
    s:resolve()
    s.A:end_turn()
    s:chain { "Test Twilight" }
    s:phase("ending")
    s:expect("weak", { damage = 3 })
    s:resolve()
    s:turn(s.B)
    s:expect("weak", { zone = "trash" })
    s:expect("strong", { damage = 0, at = "base" })
  end,
}

scenario "C01 A might loss makes marked damage lethal at the next cleanup" {
  rules = { "142.4", "323.5" },
  cases = { { name = "to one", n = 4, zone = "trash" }, { name = "not enough", n = 8, zone = "base" } },
  board = function(case)
    return { A = { hand = { "Test Sap" } }, B = { base = { { vanilla(case.n), as = "it", damage = 3 } } } }
  end,
  play = function(s, case)
    s.A:play("Test Sap")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { zone = case.zone })
  end,
}
card {
  name = "Test Sap", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = -2, lasts = "turn" }) end } ]],
}
scenario "C01 Zero might without damage lives" {
  rules = { "142.4" },
  board = { A = { hand = { "Test Sap" } }, B = { base = { { vanilla(1), as = "it" } } } },
  play = function(s)
    s.A:play("Test Sap")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { at = "base" })
    s:next_turn()
    s:expect("it", { at = "base", might = 1 })
  end,
}
