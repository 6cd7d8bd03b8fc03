card { name = "Test Surge", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]] }

scenario "Grand Duelist brings a rune when a unit becomes Mighty" {
  rules = { "709", "430" },
  cases = { { name = "taken", yes = true }, { name = "left", yes = false } },
  board = { A = { legend = "Grand Duelist", base = { { vanilla(4), as = "rising" } }, hand = { "Test Surge" } } },
  play = function(s, case)
    s.A:play("Test Surge")
    s.A:choose("rising")
    s.A:pass()
    s.B:pass()
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect("Grand Duelist", { exhausted = case.yes })
    s:expect(s.A, { rune_count = case.yes and 1 or 0, ready_runes = 0 })
  end,
}

scenario "Grand Duelist that is exhausted asks nothing, nor does one that watches an enemy" {
  rules = { "444", "709" },
  cases = { { name = "exhausted", tired = true, it = "rising" }, { name = "enemy", tired = false, it = "foe" } },
  board = function(case)
    return {
      A = { legend = { "Grand Duelist", exhausted = case.tired }, base = { { vanilla(4), as = "rising" } }, hand = { "Test Surge" } },
      B = { base = { { vanilla(4), as = "foe" } } },
    }
  end,
  play = function(s, case)
    s.A:play("Test Surge")
    s.A:choose(case.it)
    s:resolve()
    s:expect(case.it, { might = 6 })
    s:expect(s.A, { rune_count = 0 })
  end,
}
