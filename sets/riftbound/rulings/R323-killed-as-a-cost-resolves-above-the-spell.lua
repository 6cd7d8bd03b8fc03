scenario "R323 Killed as a cost resolves above the spell" {
  rules = { "357.2", "808.1" },
  board = {
    A = { hand = { "Sacrifice", { vanilla(4), as = "kept" } }, runes = { order = 1 }, rune_deck = { order = 2 }, base = { "Rift Herald" } },
  },
  play = function(s)
    s.A:play("Sacrifice") -- with the Herald, the only mighty unit
    s:chain { "Sacrifice", "Rift Herald" }
    s.A:pass()
    s.B:pass()
    s:options("kept")
    s.A:choose("kept")
    -- Played before anything is drawn.
    s:expect("kept", { at = "base", exhausted = true })
    s:expect(s.A, { hand_size = 0, deck_size = 20 })
    s:chain { "Sacrifice" }
    s:resolve()
    s:expect(s.A, { hand_size = 2, deck_size = 18 })
    s:count("Order Rune", 2, { zone = "runes", exhausted = true })
  end,
}
