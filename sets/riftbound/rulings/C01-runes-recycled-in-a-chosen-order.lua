-- Runes that are recycled together go to the bottom of the rune deck in the order that their owner chooses (416.5).
card {
  name = "Test Drought", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:recycle(fx:all(rune { yours = true })) end } ]],
}

scenario "C01 Runes that are recycled together lie in the order that their owner chooses" {
  rules = { "416.5" },
  board = { A = { hand = { "Test Drought" }, runes = { calm = 1, fury = 1, mind = 1 }, rune_deck = {} } },
  play = function(s)
    s.A:play("Test Drought")
    s.A:pass()
    s.B:pass()
    s.A:choose("Mind Rune")
    s.A:choose("Calm Rune")
    s.A:end_turn()
    s.B:end_turn()
    s:expect("Mind Rune", { at = "base" })
    s:expect(s.A, { rune_count = 2 })
    s:expect("Fury Rune", { zone = "rune_deck" })
  end,
}
