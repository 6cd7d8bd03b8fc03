scenario "Clockwork Keeper draws when its calm was paid" {
  rules = { "356.2", "383.2" },
  cases = { { name = "paid", pay = true }, { name = "declined", pay = false } },
  board = { A = { hand = { "Clockwork Keeper" }, runes = { calm = 3 } } },
  play = function(s, case)
    s.A:play("Clockwork Keeper")
    s:owes(s.A, "additional")
    if case.pay then s.A:yes() else s.A:no() end
    s:expect("Clockwork Keeper", { at = "base" })
    if case.pay then
      s:chain { "Clockwork Keeper" }
      s:resolve()
      s:expect(s.A, { hand_size = 1, deck_size = 19, rune_count = 2 })
    else
      s:chain {}
      s:expect(s.A, { hand_size = 0, deck_size = 20, rune_count = 3 })
    end
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
