card {
  name = "Test Axe", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Solari Shrine draws for a stunned enemy unit that you kill, once" {
  rules = { "411", "428", "413.1" },
  board = {
    A = { base = { "Solari Shrine" }, hand = { { "Test Axe", as = "one" }, { "Test Axe", as = "two" } } },
    B = { base = { { vanilla(3), as = "dazed", stunned = true }, { vanilla(3), as = "dizzy", stunned = true } } },
  },
  play = function(s)
    s.A:play("one")
    s.A:choose("dazed")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:expect("Solari Shrine", { exhausted = true })
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
    s.A:play("two")
    s.A:choose("dizzy")
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}

scenario "Solari Shrine may be kept ready, and asks for stunned enemy units alone" {
  rules = { "383.3" },
  cases = { { name = "declined", foe = "dazed" }, { name = "awake", foe = "awake" }, { name = "own", foe = "mine" } },
  board = {
    A = { base = { "Solari Shrine", { vanilla(1), as = "mine", stunned = true } }, hand = { "Test Axe" } },
    B = { base = { { vanilla(3), as = "dazed", stunned = true }, { vanilla(3), as = "awake" } } },
  },
  play = function(s, case)
    s.A:play("Test Axe")
    s.A:choose(case.foe)
    s.A:pass()
    s.B:pass()
    if case.foe == "dazed" then s.A:no() end
    s:chain {}
    s:expect("Solari Shrine", { exhausted = false })
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "Solari Shrine has nothing of a stunned unit that an opponent kills" {
  rules = { "411", "428" },
  board = {
    A = { base = { "Solari Shrine" } },
    B = { base = { { vanilla(3), as = "dazed", stunned = true } }, hand = { "Test Axe" } },
    turn = "B",
  },
  play = function(s)
    s.B:play("Test Axe")
    s.B:choose("dazed")
    s:resolve()
    s:expect("dazed", { zone = "trash" })
    s:expect("Solari Shrine", { exhausted = false })
    s:expect(s.A, { hand_size = 0 })
  end,
}
