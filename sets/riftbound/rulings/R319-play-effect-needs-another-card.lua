card {
  name = "Test Captain", type = "unit", energy = 1, might = 3, domains = { "order" },
  script = [[ triggered { active = legion, on = self.played, effect = function(fx) fx:play_token("Recruit", { count = 2, at = fx.here }) end } ]],
}
card {
  name = "Test Scrapper", type = "unit", energy = 1, might = 3, domains = { "fury" },
  script = [[ triggered { active = legion, on = self.played, effect = function(fx) fx:discard(2) fx:draw(2) end } ]],
}

scenario "R319 Play effect needs another card" {
  rules = { "812.1", "727.1" },
  board = { A = { hand = { "Test Captain", "Test Scrapper", { vanilla(1), as = "one" }, { vanilla(2), as = "two" } }, pool = { energy = 2 } } },
  play = function(s)
    s.A:play("Test Captain", { at = "base" })
    s:chain {}
    s:count("Recruit", 0)
    s.A:play("Test Scrapper", { at = "base" })
    s:chain { "Test Scrapper" }
    s:resolve()
    s:expect("one", { zone = "trash" })
    s:expect("two", { zone = "trash" })
    s:expect(s.A, { hand_size = 2, deck_size = 18 })
    s:count("Recruit", 0)
  end,
}
