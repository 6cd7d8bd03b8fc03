card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Karthus, Eternal lets a Deathknell trigger once more" {
  rules = { "808.1", "383.1" },
  board = { A = { hand = { "Test Doom" }, base = { "Karthus, Eternal", "Machine Evangel" } } },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Machine Evangel")
    s.A:pass()
    s.B:pass()
    s.A:order("Machine Evangel", "Machine Evangel")
    s:chain { "Machine Evangel", "Machine Evangel" }
    s:resolve()
    s:count("Recruit", 6, { at = "base", controller = s.A })
  end,
}

scenario "Karthus, Eternal who dies at the same time still doubles" {
  rules = { "323.4", "365.1" },
  board = {
    A = { hand = { "Unchecked Power" }, runes = { mind = 7 }, north = { "Karthus, Eternal", "Machine Evangel" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Unchecked Power")
    s.A:pass()
    s.B:pass()
    s.A:order("Machine Evangel", "Machine Evangel")
    s:chain { "Machine Evangel", "Machine Evangel" }
    s:resolve()
    s:expect("Karthus, Eternal", { zone = "trash" })
    s:count("Recruit", 6, { at = "base" })
  end,
}

scenario "Karthus, Eternal has nothing for the Deathknell of an opponent, or for other triggers" {
  rules = { "383.1" },
  board = {
    A = { hand = { "Test Doom", "Test Doom" }, base = { "Karthus, Eternal", "Viktor, Leader", { vanilla(1), as = "page" } } },
    B = { base = { "Machine Evangel" } },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Machine Evangel")
    s:resolve()
    s:count("Recruit", 3, { controller = s.B })
    s.A:play("Test Doom")
    s.A:choose("page")
    s:resolve()
    s:count("Recruit", 1, { controller = s.A })
  end,
}

scenario "Karthus, Eternal twice adds two" {
  rules = { "383.1" },
  board = { A = { hand = { "Test Doom" }, base = { "Karthus, Eternal", "Karthus, Eternal", "Machine Evangel" } } },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Machine Evangel")
    s.A:pass()
    s.B:pass()
    s.A:order("Machine Evangel", "Machine Evangel", "Machine Evangel")
    s:chain { "Machine Evangel", "Machine Evangel", "Machine Evangel" }
    s:resolve()
    s:count("Recruit", 9)
  end,
}

card {
  name = "Test Curse", type = "spell", energy = 0, domains = { "order" },
  script = [[
    local last = define.triggered { name = "last", keyword = "Deathknell", effect = function(fx) fx:draw(1) end }
    on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { abilities = { last }, lasts = "turn" }) end }
  ]],
}

scenario "Karthus, Eternal doubles a Deathknell that was given, his own too" {
  rules = { "808.1", "383.1", "365.1" },
  cases = { { name = "a unit without text", it = "page" }, { name = "himself", it = "Karthus, Eternal" } },
  board = { A = { hand = { "Test Curse", "Test Doom" }, base = { "Karthus, Eternal", { vanilla(1), as = "page" } } } },
  play = function(s, case)
    s.A:play("Test Curse")
    s.A:choose(case.it)
    s:resolve()
    s.A:play("Test Doom")
    s.A:choose(case.it)
    s.A:pass()
    s.B:pass()
    s.A:order(case.it, case.it)
    s:resolve()
    s:expect(case.it, { zone = "trash" })
    s:expect(s.A, { hand_size = 2 })
  end,
}
