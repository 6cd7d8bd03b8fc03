scenario "Stormclaw Ursine channels an exhausted rune when played" {
  rules = { "383.4", "430.2" },
  board = {
    A = { hand = { "Stormclaw Ursine" }, runes = { body = 8 }, rune_deck = { body = 2 } },
    B = { runes = { mind = 1 }, rune_deck = { mind = 2 } },
  },
  play = function(s)
    s.A:play("Stormclaw Ursine")
    s:chain { "Stormclaw Ursine" }
    s:resolve()
    s:count("Body Rune", 9, { zone = "runes" })
    s:count("Body Rune", 8, { exhausted = true })
    s:count("Mind Rune", 1, { zone = "runes" })
    s:expect("Stormclaw Ursine", { at = "base", exhausted = true, might = 6, keywords = { "Tank" } })
  end,
}

scenario "Stormclaw Ursine gives nothing when no rune is left" {
  rules = { "430.3" },
  board = {
    A = { hand = { "Stormclaw Ursine" }, runes = { body = 7 }, rune_deck = {} },
  },
  play = function(s)
    s.A:play("Stormclaw Ursine")
    s:resolve()
    s:count("Body Rune", 7, { zone = "runes" })
    s:expect(s.A, { hand_size = 0, deck_size = 20, points = 0 })
    s:expect(s.B, { points = 0 })
  end,
}
