card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}
card {
  name = "Test Dismissal", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "Undercover Agent dies: its player discards two, then draws two" {
  rules = { "808.1", "422", "413.1" },
  board = { A = { hand = { "Test Doom", { vanilla(1), as = "one" }, { vanilla(2), as = "two" }, { vanilla(3), as = "three" } }, base = { "Undercover Agent" } } },
  play = function(s)
    s.A:play("Test Doom")
    s.A:choose("Undercover Agent")
    s.A:pass()
    s.B:pass()
    s:expect("Undercover Agent", { zone = "trash" })
    s:chain { "Undercover Agent" }
    s.A:pass()
    s.B:pass()
    s:options("one", "two", "three")
    s.A:choose("one", "three")
    s:expect("one", { zone = "trash" })
    s:expect("three", { zone = "trash" })
    s:expect("two", { zone = "hand" })
    s:expect(s.A, { hand_size = 3, deck_size = 18 })
  end,
}

scenario "Undercover Agent with fewer cards discards what there is" {
  rules = { "055", "422" },
  cases = { { name = "one card", n = 1 }, { name = "none", n = 0 } },
  board = function(case)
    local hand = { "Test Doom" }
    if case.n == 1 then hand[2] = { vanilla(1), as = "one" } end
    return { A = { hand = hand, base = { "Undercover Agent" } } }
  end,
  play = function(s, case)
    s.A:play("Test Doom")
    s.A:choose("Undercover Agent")
    s:resolve()
    if case.n == 1 then s:expect("one", { zone = "trash" }) end
    s:expect(s.A, { hand_size = 2, deck_size = 18 })
  end,
}

scenario "Undercover Agent that goes back to hand has not died" {
  rules = { "808.1" },
  board = { A = { hand = { "Test Dismissal", { vanilla(1), as = "one" } }, base = { "Undercover Agent" } } },
  play = function(s)
    s.A:play("Test Dismissal")
    s.A:choose("Undercover Agent")
    s:resolve()
    s:expect("Undercover Agent", { zone = "hand" })
    s:expect("one", { zone = "hand" })
    s:expect(s.A, { hand_size = 2, deck_size = 20 })
  end,
}
