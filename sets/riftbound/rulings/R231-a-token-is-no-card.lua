card {
  name = "Test Herald", type = "legend", domains = { "order" },
  script = [[ activated { cost = { exhaust = self }, effect = function(fx) fx:play_token("Recruit", { at = fx.you.base }) end } ]],
}
card {
  name = "Test Hopeful", type = "unit", energy = 4, might = 4, domains = { "fury" },
  script = [[ cost_change { of = self, less = { energy = 2 }, when = legion } ]],
}
card {
  name = "Test Second", type = "unit", energy = 1, might = 1, domains = { "fury" },
  script = [[ triggered { on = you.plays:nth(2), effect = function(fx) fx:draw(1) end } ]],
}

scenario "R231 Token is not a card for Legion or \"second card\"" {
  rules = { "185", "812" },
  board = { A = { legend = "Test Herald", hand = { "Test Hopeful", "Test Second", { vanilla_spell(0), as = "spell" } }, runes = { fury = 3 } } },
  play = function(s)
    s.A:activate("Test Herald")
    s:resolve()
    s:count("Recruit", 1)
    -- Four energy, not two.
    s.A:refused("play", "Test Hopeful", { rule = "357.1" })
    s.A:play("Test Second")
    s:chain {}
    s:expect(s.A, { hand_size = 2 })
    -- After a card it is two, and the second card it is as well.
    s.A:play("Test Hopeful")
    s:resolve()
    s:expect("Test Hopeful", { at = "base" })
    s:expect(s.A, { hand_size = 2 })
  end,
}
