card {
  name = "Test Sap", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Action" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:give(fx.it, { might = -2, lasts = "turn" }) end } ]],
}
card {
  name = "Test Gloom", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:give(fx:all(unit { enemy = true }), { might = -2, lasts = "turn" }) end } ]],
}
card {
  name = "Test Denial", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) fx:draw(1) end } ]],
}

scenario "Mel draws a card as she comes" {
  rules = { "383.4", "413.1" },
  board = { A = { hand = { "Mel, Newly Awakened" }, pool = { energy = 4, mind = 1 } } },
  play = function(s)
    s.A:play("Mel, Newly Awakened", { at = "base" })
    s:resolve()
    s:expect(s.A, { hand_size = 1, deck_size = 19 })
    s:expect("Mel, Newly Awakened", { empowered = false })
  end,
}

scenario "Mel does nothing for an opponent's spells, and wakes for three energy" {
  rules = { "827.1", "441" },
  board = {
    A = { hand = { "Test Sap" }, base = { "Mel, Newly Awakened" }, pool = { energy = 3 } },
    B = { hand = { { "Test Sap", as = "theirs" } }, base = { { vanilla(6), as = "foe" } } },
  },
  play = function(s)
    s.A:activate("Mel, Newly Awakened")
    s:resolve()
    s:expect("Mel, Newly Awakened", { empowered = true })
    s:expect(s.A, { energy = 0 })
    s:next_turn()
    s.B:play("theirs")
    s.B:choose("Mel, Newly Awakened")
    s:resolve()
    s:expect("Mel, Newly Awakened", { might = 2 })
  end,
}
