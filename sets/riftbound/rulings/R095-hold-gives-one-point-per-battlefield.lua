card {
  name = "Test Herald", type = "unit", energy = 2, might = 2, domains = { "calm" },
  script = [[ triggered { on = self.holds, optional = true, effect = function(fx) fx:draw(1) end } ]],
}

scenario "R095 Hold gives one point per controlled battlefield" {
  rules = { "315.2", "469.2" },
  board = {
    A = { north = { "Test Herald" }, south = { vanilla(1) }, points = 2, rune_deck = { calm = 12 } },
    B = { base = { vanilla(1) }, points = 1 },
    battlefields = { north = { controller = "A" }, south = { controller = "A" } },
    phase = "beginning",
  },
  play = function(s)
    -- The question of the herald shows the moment after the scoring step.
    s:owes(s.A, "may")
    s:phase("beginning")
    s:expect(s.A, { points = 4, hand_size = 0, deck_size = 20 })
    s:count("Calm Rune", 0, { zone = "runes" })
    s.A:no()
    s:phase("main")
    s:expect(s.A, { points = 4, hand_size = 1, deck_size = 19 })
    s:count("Calm Rune", 2, { zone = "runes" })
    s:expect(s.B, { points = 1 })
  end,
}
