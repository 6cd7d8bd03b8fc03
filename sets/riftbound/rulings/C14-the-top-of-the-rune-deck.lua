-- Revealing tells of a deck: runes of a rune deck are revealed as cards of a main deck are, and no rune is drawn by that (424, 416).
card { name = "Test Gauge", type = "spell", energy = 0, domains = { "mind" }, script = [[
on_play { effect = function(fx) fx:recycle(fx:reveal(1, fx.you, { from = "rune_deck" })) end }
]] }
card { name = "Test Tally", type = "spell", energy = 0, domains = { "mind" }, script = [[
on_play { effect = function(fx) fx:gain_xp(#fx:reveal(5, fx.opponents, { from = "rune_deck" })) end }
]] }
card { name = "Test Witness", type = "unit", energy = 0, might = 1, domains = { "mind" }, script = [[
triggered { on = you.reveals { from = "deck" }, effect = function(fx) fx:gain_xp(1) end }
]] }
card { name = "Test Clerk", type = "unit", energy = 0, might = 1, domains = { "mind" }, script = [[
triggered { on = you.reveals { from = "rune_deck" }, effect = function(fx) fx:gain_xp(2) end }
]] }

scenario "C14 The top rune is revealed and put at the bottom" {
  rules = { "416.1", "424.1" },
  board = { A = { hand = { "Test Gauge" }, rune_deck = { "fury", "mind", "body" } } },
  play = function(s)
    s.A:play("Test Gauge")
    s:resolve()
    s:told(s.B, "Fury Rune")
    s:expect(s.A, { rune_deck_size = 3, rune_count = 0 })
    s:next_turn()
    s:next_turn()
    s:expect("Mind Rune", { zone = "runes" })
    s:expect("Body Rune", { zone = "runes" })
    s:expect("Fury Rune", { zone = "rune_deck" })
  end,
}

scenario "C14 Of an opponent's rune deck, as many as there are" {
  rules = { "424.1" },
  board = { A = { hand = { "Test Tally" } }, B = { rune_deck = { "fury", "mind" } } },
  play = function(s)
    s.A:play("Test Tally")
    s:resolve()
    s:expect(s.A, { xp = 2 })
  end,
}

scenario "C14 Whoever waits for what is revealed is told from which deck" {
  rules = { "383", "424.1" },
  cases = { { name = "the main deck", witness = "Test Witness", xp = 0 }, { name = "the rune deck", witness = "Test Clerk", xp = 2 } },
  board = function(case) return { A = { hand = { "Test Gauge" }, base = { case.witness } } } end,
  play = function(s, case)
    s.A:play("Test Gauge")
    s:resolve()
    s:expect(s.A, { xp = case.xp })
  end,
}
