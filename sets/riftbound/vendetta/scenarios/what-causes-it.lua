card {
  name = "Test Rock", type = "unit", energy = 1, might = 6, domains = { "body" },
  script = [[ replacement { on = self.stunned { cause = link { type = "spell" } }, effect = function(fx) fx:give(fx.self, { might = 3, lasts = "turn" }) end } ]],
}
card {
  name = "Test Reed", type = "unit", energy = 1, might = 6, domains = { "body" },
  script = [[ triggered { on = self.stunned { cause = link { type = "spell" } }, effect = function(fx) fx:give(fx.self, { might = 3, lasts = "turn" }) end } ]],
}
card {
  name = "Test Hex", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:stun(fx.it) end } ]],
}
card {
  name = "Test Witch", type = "unit", energy = 0, might = 1, domains = { "mind" },
  script = [[ triggered { on = self.played, target = { it = unit { enemy = true } }, effect = function(fx) fx:stun(fx.it) end } ]],
}

scenario "A replacement asks what would cause the event" {
  rules = { "369" },
  cases = { { name = "a spell", card = "Test Hex", might = 9 }, { name = "an ability", card = "Test Witch", might = 6, stunned = true } },
  board = function(case) return { A = { hand = { case.card } }, B = { base = { "Test Rock" } } } end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:choose("Test Rock")
    s:resolve()
    s:expect("Test Rock", { stunned = case.stunned or false, might = case.might })
  end,
}

scenario "A trigger asks what has caused the event" {
  rules = { "383.2" },
  cases = { { name = "a spell", card = "Test Hex", might = 9 }, { name = "an ability", card = "Test Witch", might = 6 } },
  board = function(case) return { A = { hand = { case.card } }, B = { base = { "Test Reed" } } } end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:choose("Test Reed")
    s:resolve()
    s:expect("Test Reed", { stunned = true, might = case.might })
  end,
}
