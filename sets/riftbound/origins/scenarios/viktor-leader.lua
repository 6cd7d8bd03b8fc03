card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Plague", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:kill(fx:all(unit {})) end } ]],
}

scenario "Viktor, Leader makes a Recruit of each other unit of his player that dies" {
  rules = { "383.2", "184.2" },
  board = {
    A = { hand = { "Test Doom" } },
    B = { base = { "Viktor, Leader" }, north = { { vanilla(2), as = "victim" } } },
    battlefields = { north = { controller = "B" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("victim")
    s:resolve()
    s:expect("victim", { zone = "trash" })
    s:count("Recruit", 1, { at = "base", controller = s.B, might = 1, exhausted = true })
  end,
}

scenario "Viktor, Leader makes nothing of a Recruit, of himself or of an enemy unit" {
  rules = { "383.2" },
  cases = { { name = "a recruit", who = "token" }, { name = "himself", who = "Viktor, Leader" }, { name = "an enemy unit", who = "foe" } },
  board = {
    A = { hand = { "Test Doom" }, base = { "Viktor, Leader", { "Recruit", as = "token" } } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s, case)
    s.A:play("Test Doom")
    s.A:choose(case.who)
    s:resolve()
    s:chain {}
    s:count("Recruit", case.who == "token" and 0 or 1)
  end,
}

scenario "Viktor, Leader who dies together with another makes nothing of it" {
  rules = { "383.2" },
  board = { A = { hand = { "Test Plague" }, base = { "Viktor, Leader", vanilla(2) } } },
  play = function(s)
    s.A:play("Test Plague")
    s:resolve()
    s:expect("Viktor, Leader", { zone = "trash" })
    s:count("Recruit", 0)
  end,
}

card { name = "Test Dirge", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }

scenario "Viktor, Leader leaves no Recruit behind himself" {
  rules = { "383.4", "428" },
  board = { A = { base = { "Viktor, Leader", { vanilla(1), as = "other" } }, hand = { "Test Dirge" } } },
  play = function(s)
    s.A:play("Test Dirge")
    s.A:choose("Viktor, Leader")
    s:resolve()
    s:expect("Viktor, Leader", { zone = "trash" })
    s:count("Recruit", 0)
  end,
}
