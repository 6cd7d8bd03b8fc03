card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:kill(fx:all(unit {})) end } ]],
}
card { name = "Test Page", type = "unit", energy = 3, power = { order = 1 }, might = 2, domains = { "order" } }
card { name = "Test Knight", type = "unit", energy = 3, power = { order = 2 }, might = 4, domains = { "order" } }

scenario "Glasc Mixologist plays a cheap unit out of the trash for nothing" {
  rules = { "808.1", "356.1", "419", "355.2" },
  board = {
    A = { hand = { "Test Doom" }, base = { "Glasc Mixologist" }, trash = { "Test Page", "Test Knight", vanilla(4), vanilla_spell(1), { vanilla(3), as = "three" } } },
    B = { trash = { { vanilla(1), as = "theirs" } } },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:options("Test Page", "three")
    s.A:choose("Test Page")
    s.A:pass()
    s.B:pass()
    s:expect("Test Page", { at = "base", exhausted = true, controller = s.A })
    s:chain {}
  end,
}

scenario "Glasc Mixologist may leave it, and asks nothing with an empty trash" {
  rules = { "383.3", "402.4" },
  cases = { { name = "declined", cheap = true }, { name = "nothing cheap", cheap = false } },
  board = function(case)
    return { A = { hand = { "Test Doom" }, base = { "Glasc Mixologist" }, trash = { { case.cheap and vanilla(1) or vanilla(6), as = "it" } } } }
  end,
  play = function(s, case)
    s.A:play("Test Doom")
    s.A:pass()
    s.B:pass()
    if case.cheap then s.A:no() end
    s:chain {}
    s:owes(s.A, "act")
    s:expect("it", { zone = "trash" })
  end,
}

-- What dies with it lies in the trash before the target is chosen.
scenario "Glasc Mixologist may bring back what died together with it" {
  rules = { "323.4", "323.5", "808.1" },
  board = {
    A = { hand = { "Test Doom" } },
    B = { base = { "Glasc Mixologist", "Stalwart Poro" } },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:pass()
    s.B:pass()
    s:expect("Stalwart Poro", { zone = "trash" })
    s.B:yes()
    s:options("Stalwart Poro")
    s.B:choose("Stalwart Poro")
    s:resolve()
    s:expect("Stalwart Poro", { at = "base", controller = s.B })
  end,
}
