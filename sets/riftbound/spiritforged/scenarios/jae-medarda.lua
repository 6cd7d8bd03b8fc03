card {
  name = "Test Touch", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end } ]],
}
card {
  name = "Test Idol", type = "unit", energy = 0, might = 1, domains = { "chaos" },
  script = [[ activated { cost = { exhaust = self }, target = { it = unit {} }, effect = function(fx) fx:buff(fx.it) end } ]],
}

scenario "Jae Medarda draws for each spell of yours that chooses it" {
  rules = { "383.4", "413.1" },
  board = { A = { base = { "Jae Medarda" }, hand = { { "Test Touch", as = "one" }, { "Test Touch", as = "two" } } } },
  play = function(s)
    s.A:play("one")
    s.A:choose("Jae Medarda")
    s:chain { "Test Touch", "Jae Medarda" }
    s:resolve()
    s:expect("Jae Medarda", { might = 6 })
    s:expect(s.A, { hand_size = 2 })
    s.A:play("two")
    s.A:choose("Jae Medarda")
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "Jae Medarda does not draw for others, abilities or enemy spells" {
  rules = { "383" },
  cases = { { name = "another unit", which = "other" }, { name = "an ability", which = "ability" }, { name = "enemy", which = "enemy" } },
  board = function(case)
    return {
      A = { base = { "Jae Medarda", { vanilla(1), as = "other" }, "Test Idol" }, hand = { { "Test Touch", as = "mine" } } },
      B = { hand = { { "Test Touch", as = "theirs" } } },
      turn = case.which == "enemy" and "B" or "A",
    }
  end,
  play = function(s, case)
    if case.which == "ability" then
      s.A:activate("Test Idol")
      s.A:choose("Jae Medarda")
    elseif case.which == "enemy" then
      s.B:play("theirs")
      s.B:choose("Jae Medarda")
    else
      s.A:play("mine")
      s.A:choose("other")
    end
    s:resolve()
    s:expect(s.A, { hand_size = case.which == "other" and 0 or 1 })
  end,
}
