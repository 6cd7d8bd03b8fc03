card {
  name = "Test Axe", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "Dramatic Visionary looks at two cards as it dies" {
  rules = { "436", "808" },
  cases = { { name = "one away", pick = 1 }, { name = "both away", pick = 2 }, { name = "none", pick = 0 } },
  board = {
    A = {
      base = { "Dramatic Visionary" }, hand = { "Test Axe" },
      deck = { { vanilla(1), as = "top" }, { vanilla(2), as = "second" }, { vanilla(3), as = "third" } },
    },
  },
  play = function(s, case)
    s.A:play("Test Axe")
    s.A:choose("Dramatic Visionary")
    s.A:pass()
    s.B:pass()
    s:expect("Dramatic Visionary", { zone = "trash" })
    s:chain { "Dramatic Visionary" }
    s.A:pass()
    s.B:pass()
    s:options("top", "second")
    if case.pick == 2 then s.A:choose("top", "second") elseif case.pick == 1 then s.A:choose("second") end
    if case.pick < 2 then s.A:done() end
    if case.pick == 0 then s.A:choose("second") end
    s:resolve()
    s:expect(s.A, { deck_size = 3, hand_size = 0 })
    s:owes(s.A, "act")
  end,
}

scenario "Dramatic Visionary alive sees nothing" {
  rules = { "428" },
  board = { A = { base = { "Dramatic Visionary", { vanilla(1), as = "other" } }, hand = { "Test Axe" } } },
  play = function(s)
    s.A:play("Test Axe")
    s.A:choose("other")
    s:resolve()
    s:expect("Dramatic Visionary", { at = "base", might = 4 })
    s:owes(s.A, "act")
  end,
}
