scenario "Clockwork Keeper draws nothing when its calm was not paid" {
  rules = { "356.2", "383.2" },
  board = { A = { hand = { "Clockwork Keeper" }, runes = { calm = 3 } } },
  play = function(s)
    s.A:play("Clockwork Keeper")
    s:owes(s.A, "additional")
    s.A:no()
    s:chain {}
    s:expect("Clockwork Keeper", { at = "base" })
    s:expect(s.A, { hand_size = 0, rune_count = 3, ready_runes = 1 })
  end,
}

scenario "Clockwork Keeper asks nobody who has no calm" {
  rules = { "356.2" },
  board = { A = { hand = { "Clockwork Keeper" }, runes = { mind = 3 } } },
  play = function(s)
    s.A:play("Clockwork Keeper")
    s:chain {}
    s:expect("Clockwork Keeper", { at = "base" })
    s:expect(s.A, { hand_size = 0 })
  end,
}
