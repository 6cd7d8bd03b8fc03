card { name = "Test Purse", type = "spell", energy = 0, domains = { "order" }, script = [[ on_play { effect = function(fx) fx:play_token("Gold") end } ]] }

card {
  name = "Test Muster", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base, ready = true }) end } ]],
}

card {
  name = "Test Levy", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { count = 2, at = fx.you.base }) end } ]],
}

scenario "Zilean sleeps in the base, and through what opponents play" {
  rules = { "364.3" },
  cases = { { name = "in the base", place = "base", who = "A" }, { name = "an opponent's token", place = "north", who = "B" } },
  board = function(case)
    local A, B = {}, {}
    A[case.place] = { "Zilean, Time Mage" }
    local seat = case.who == "A" and A or B
    seat.hand = { "Test Muster" }
    return { A = A, B = B, battlefields = { north = { controller = case.place == "north" and "A" or nil }, south = {} }, turn = case.who }
  end,
  play = function(s, case)
    s[case.who]:play("Test Muster")
    s:resolve()
    s:count("Recruit", 1)
  end,
}

scenario "Zilean at a battlefield brings a second token with the same riders, once a turn" {
  rules = { "369.3", "370.2", "375", "184.2" },
  board = {
    A = { hand = { "Test Muster", { "Test Muster", as = "second" } }, north = { "Zilean, Time Mage" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Muster")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:count("Recruit", 2, { at = "base", exhausted = false })
    s.A:play("second")
    s:resolve()
    s:count("Recruit", 3)
  end,
}

scenario "Zilean: declining keeps the chance for a later token" {
  rules = { "369.3" },
  board = {
    A = { hand = { "Test Muster", { "Test Levy", as = "second" } }, north = { "Zilean, Time Mage" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Muster")
    s.A:pass()
    s.B:pass()
    s.A:no()
    s:count("Recruit", 1)
    s.A:play("second")
    s.A:pass()
    s.B:pass()
    -- One of the two is doubled.
    s.A:yes()
    s:count("Recruit", 4, { at = "base" })
  end,
}

scenario "Zilean doubles a mask, and both become the copy" {
  rules = { "375", "386", "474" },
  board = {
    A = { hand = { "Mirror Image" }, pool = { energy = 3, mind = 2 }, north = { "Zilean, Time Mage" }, base = { { vanilla(5), as = "model" } } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Mirror Image")
    s.A:choose("model")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:count("Vanilla 5", 2, { token = true, might = 5, exhausted = false })
  end,
}

scenario "Zilean at a battlefield makes one unit token more, once a turn" {
  rules = { "370", "187" },
  cases = { { name = "for the first", yes = true, all = 3, later = 4 }, { name = "for none", yes = false, all = 2, later = 3 } },
  board = {
    A = { hand = { "Test Levy", "Test Muster" }, north = { "Zilean, Time Mage" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s, case)
    s.A:play("Test Levy")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "may")
    if case.yes then s.A:yes() else s.A:no() s.A:no() end
    s:count("Recruit", case.all, { at = "base", controller = s.A })
    s.A:play("Test Muster")
    s.A:pass()
    s.B:pass()
    if not case.yes then s.A:no() end
    s:owes(s.A, "act")
    s:count("Recruit", case.later, { at = "base", controller = s.A })
  end,
}

scenario "Zilean at a battlefield works again in the next turn of his player, and not for gear" {
  rules = { "370" },
  board = {
    A = { hand = { "Test Muster", { "Test Muster", as = "second" }, "Test Purse" }, north = { "Zilean, Time Mage" } },
    battlefields = { north = { controller = "A" }, south = {} },
  },
  play = function(s)
    s.A:play("Test Purse")
    s:resolve()
    s:count("Gold", 1)
    s.A:play("Test Muster")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:count("Recruit", 2)
    s:next_turn()
    s:next_turn()
    s.A:play("second")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:count("Recruit", 4)
  end,
}
