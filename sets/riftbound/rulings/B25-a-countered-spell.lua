card {
  name = "Test Denial", type = "spell", energy = 1, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}
card {
  name = "Test Scholar", type = "unit", energy = 1, might = 1, domains = { "mind" },
  script = [[ triggered { on = you.plays(playing { type = "spell" }), effect = function(fx) fx:buff(fx.self) end } ]],
}
card {
  name = "Test Study", type = "spell", energy = 2, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Legionary", type = "unit", energy = 1, might = 1, domains = { "mind" }, keywords = { "Legion" },
  script = [[ triggered { on = self.played, active = legion, effect = function(fx) fx:draw(2) end } ]],
}

scenario "B25 Countered: paid, not played, finalized" {
  rules = { "425.1", "419", "812" },
  board = {
    A = { hand = { "Test Study", "Test Legionary" }, runes = { mind = 3 }, base = { "Test Scholar" } },
    B = { hand = { "Test Denial" }, runes = { mind = 1 } },
  },
  play = function(s)
    s.A:play("Test Study")
    s.A:pass()
    s.B:play("Test Denial")
    s.B:choose("Test Study")
    s:resolve()
    s:expect("Test Study", { zone = "trash" })
    s:expect("Test Scholar", { might = 1 })
    s:expect(s.A, { hand_size = 1 })
    s:count("Mind Rune", 1, { controller = s.A, exhausted = false })
    s.A:play("Test Legionary")
    s:chain { "Test Legionary" }
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "B25 Legion alone is not enough, and the card itself does not count" {
  rules = { "812" },
  board = { A = { hand = { "Test Legionary" }, runes = { mind = 1 } } },
  play = function(s)
    s.A:play("Test Legionary")
    s:chain {}
    s:expect(s.A, { hand_size = 0 })
  end,
}

scenario "B25 What resolves triggers when you play a spell" {
  rules = { "419" },
  board = { A = { hand = { "Test Study" }, runes = { mind = 2 }, base = { "Test Scholar" } } },
  play = function(s)
    s.A:play("Test Study")
    s:chain { "Test Study" }
    s.A:pass()
    s.B:pass()
    s:chain { "Test Scholar" }
    s:expect("Test Scholar", { might = 1 })
    s:resolve()
    s:expect("Test Scholar", { might = 2 })
  end,
}
