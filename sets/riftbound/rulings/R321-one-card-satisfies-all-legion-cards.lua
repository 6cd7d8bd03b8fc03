card {
  name = "Test Duo", type = "unit", energy = 0, might = 3, domains = { "fury" },
  script = [[ triggered { active = legion, on = self.played, target = { it = unit { friendly = true } }, effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end } ]],
}
card {
  name = "Test Seeker", type = "unit", energy = 0, might = 3, domains = { "order" },
  script = [[ triggered { active = legion, on = self.played, effect = function(fx) fx:buff(fx.self) end } ]],
}
card { name = "Test Chant", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }

scenario "R321 One card satisfies all Legion cards" {
  rules = { "812.2" },
  board = { A = { hand = { "Test Chant", "Test Duo", "Test Seeker" } } },
  play = function(s)
    s.A:play("Test Chant")
    s:resolve()
    s.A:play("Test Duo", { at = "base" })
    s.A:choose("Test Duo")
    s:resolve()
    s:expect("Test Duo", { might = 5 })
    s.A:play("Test Seeker", { at = "base" })
    s:resolve()
    s:expect("Test Seeker", { buffs = 1, might = 4 })
  end,
}
