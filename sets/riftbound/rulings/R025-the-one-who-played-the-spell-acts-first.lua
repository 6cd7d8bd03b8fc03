card {
  name = "Test Flinch", type = "spell", energy = 1, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end } ]],
}

card {
  name = "Test Lunge", type = "spell", energy = 1, domains = { "fury" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end } ]],
}

scenario "R025 Player who played the spell acts first and need not pass twice" {
  rules = { "337.1", "339.1" },
  board = {
    A = { hand = { "Test Lunge" }, runes = { fury = 1 } },
    B = { base = { { vanilla(3), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Lunge")
    s.A:choose("foe")
    s:owes(s.A, "act")
    s:chain { "Test Lunge" }
    s.A:pass()
    s:owes(s.B, "act")
    s:expect("foe", { damage = 0 })
    s.B:pass()
    s:chain {}
    s:expect("foe", { damage = 2 })
    s:owes(s.A, "act")
  end,
}

scenario "R025 Player who played the spell may add a Reaction to the own chain" {
  rules = { "337.4", "340.1" },
  board = {
    A = { hand = { "Test Lunge", "Test Flinch" }, runes = { fury = 2 } },
    B = { base = { { vanilla(2), as = "foe" } } },
  },
  play = function(s)
    s.A:play("Test Lunge")
    s.A:choose("foe")
    s.A:play("Test Flinch")
    s.A:choose("foe")
    s:chain { "Test Lunge", "Test Flinch" }
    s:owes(s.A, "act")
    s.A:pass()
    s.B:pass()
    s:chain { "Test Lunge" }
    s:expect("foe", { might = 3, damage = 0 })
    s:resolve()
    s:expect("foe", { might = 3, damage = 2, at = "base" })
  end,
}
