card {
  name = "Test Sniper", type = "unit", energy = 0, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.played, target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) fx:draw(1) end } ]],
}
card {
  name = "Test Volley", type = "unit", energy = 0, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.played, target = { them = up_to(2, unit { enemy = true }) }, effect = function(fx) fx:deal(1, fx.them) fx:draw(1) end } ]],
}
card {
  name = "Test Reply", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 A trigger with no legal target disappears" {
  rules = { "402.4" },
  board = { A = { hand = { "Test Sniper" } }, B = { hand = { "Test Reply" } } },
  play = function(s)
    s.A:play("Test Sniper")
    s:chain {}
    s:owes(s.A, "act")
    s:expect(s.A, { hand_size = 0 })
    s.B:refused("play", "Test Reply")
  end,
}

scenario "C01 A lone legal target must be chosen" {
  rules = { "402.4", "355.10" },
  board = { A = { hand = { "Test Sniper" } }, B = { base = { { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Sniper")
    s:options("it")
    s.A:refused("done")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = 1 })
  end,
}

scenario "C01 Up to two may be none" {
  rules = { "355.13" },
  board = { A = { hand = { "Test Volley" } } },
  play = function(s)
    s.A:play("Test Volley")
    s:chain { "Test Volley" }
    s:resolve()
    s:expect(s.A, { hand_size = 1 })
  end,
}
