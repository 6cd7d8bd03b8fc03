card {
  name = "Test Denial", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end } ]],
}
card { name = "Test Plan", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
card {
  name = "Test Sniper", type = "unit", energy = 0, might = 1, domains = { "fury" },
  script = [[ triggered { on = self.played, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 There must be another spell to counter" {
  rules = { "355.8", "355.10", "425.1" },
  board = { A = { hand = { "Test Denial", "Test Plan", "Test Sniper" } }, B = { hand = { "Test Denial", { "Test Denial", as = "second" } } } },
  play = function(s)
    s.A:refused("play", "Test Denial")
    s.A:play("Test Sniper")
    s.A:refused("play", "Test Denial") -- an ability is no spell
    s:resolve()
    s.A:play("Test Plan")
    s.A:pass()
    s.B:play("second")
    s:options("Test Plan")
    s.B:choose("Test Plan")
    s.B:pass()
    s.A:play("Test Denial")
    s:options("Test Plan", "second")
    s.A:choose("second")
    s:resolve()
    s:expect("second", { zone = "trash" })
    s:expect(s.A, { hand_size = 2 })
  end,
}

scenario "C01 The target of a counterspell has gone already" {
  rules = { "359.3" },
  board = { A = { hand = { "Test Plan" } }, B = { hand = { "Test Denial", { "Test Denial", as = "second" } } } },
  play = function(s)
    s.A:play("Test Plan")
    s.A:pass()
    s.B:play("Test Denial")
    s.B:choose("Test Plan")
    s.B:play("second")
    s.B:choose("Test Plan")
    s:resolve()
    s:chain {}
    s:expect("Test Plan", { zone = "trash" })
    s:expect(s.A, { hand_size = 0 })
  end,
}
