card { name = "Test Guest", type = "unit", energy = 0, might = 1, domains = { "fury" }, keywords = { "Reaction" } }
card { name = "Test Trick", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" }, script = [[ on_play { effect = function(fx) fx:gain_xp(1) end } ]] }

scenario "Fresh Beans draw for a unit played in a showdown, once" {
  rules = { "344", "413.1" },
  cases = { { name = "taken", yes = true }, { name = "left", yes = false } },
  board = { A = { base = { "Fresh Beans", { vanilla(2), as = "walker" } }, hand = { { "Test Guest", as = "one" }, { "Test Guest", as = "two" } } } },
  play = function(s, case)
    s.A:move("walker", "north")
    s.A:play("one", { at = "base" })
    if case.yes then s.A:yes() else s.A:no() end
    s:resolve()
    s:expect(s.A, { hand_size = case.yes and 2 or 1 })
    s:expect("Fresh Beans", { exhausted = case.yes })
  end,
}

scenario "Fresh Beans ask neither outside of showdowns nor for spells" {
  rules = { "344" },
  cases = { { name = "before", card = "Test Guest", move = false }, { name = "a spell", card = "Test Trick", move = true } },
  board = function(case)
    return { A = { base = { "Fresh Beans", { vanilla(2), as = "walker" } }, hand = { case.card } } }
  end,
  play = function(s, case)
    if case.move then s.A:move("walker", "north") end
    if case.card == "Test Guest" then s.A:play(case.card, { at = "base" }) else s.A:play(case.card) end
    s:resolve()
    s:expect("Fresh Beans", { exhausted = false })
    s:expect(s.A, { hand_size = 0 })
  end,
}

card { name = "Test Muster", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end } ]] }

scenario "Fresh Beans draw for a token played in a showdown" {
  rules = { "184", "344" },
  board = { A = { base = { "Fresh Beans", { vanilla(2), as = "walker" } }, hand = { "Test Muster" } } },
  play = function(s)
    s.A:move("walker", "north")
    s.A:play("Test Muster")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
    s:expect("Fresh Beans", { exhausted = true })
  end,
}
