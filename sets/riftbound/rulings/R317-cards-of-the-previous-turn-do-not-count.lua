card {
  name = "Test Hopeful", type = "unit", energy = 4, might = 4, domains = { "fury" },
  script = [[ cost_change { of = self, active = legion, less = { energy = 2 } } ]],
}
card {
  name = "Test Poise", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = 1, lasts = "turn" }) end } ]],
}

scenario "R317 Cards of the previous turn do not count" {
  rules = { "812.1" },
  board = {
    A = { hand = { "Test Hopeful", "Test Poise", { "Test Poise", as = "second" } }, north = { { vanilla(3), as = "guard" } }, runes = { fury = 1 }, rune_deck = { fury = 4 } },
    B = { base = { { vanilla(1), as = "raider" } } },
    battlefields = { north = { controller = "A" }, south = {} },
    turn = "B",
  },
  play = function(s)
    s.B:move("raider", "north")
    s.B:pass()
    s.A:play("Test Poise")
    s.A:choose("guard")
    s:resolve()
    s:showdown()
    s:next_turn()
    -- Three runes: enough with Legion, too few without.
    s.A:refused("play", "Test Hopeful", { rule = "357.1" })
    s.A:play("second")
    s.A:choose("guard")
    s:resolve()
    s.A:play("Test Hopeful", { at = "base" })
    s:count("Fury Rune", 2, { exhausted = true })
  end,
}
