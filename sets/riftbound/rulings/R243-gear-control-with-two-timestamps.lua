card { name = "Test Kettle", type = "gear", energy = 1, domains = { "calm" } }
card {
  name = "Test Thief", type = "unit", energy = 0, might = 2, domains = { "body" },
  script = [[ triggered { on = self.played, target = { it = gear {} }, effect = function(fx) fx:take_control(fx.it, { lasts = "source" }) end } ]],
}
card {
  name = "Test Doom", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]],
}

scenario "R243 Gear control with two timestamps" {
  rules = { "475", "477.1" },
  cases = { { name = "the later goes first", first = "theirs" }, { name = "the earlier goes first", first = "mine" } },
  board = {
    A = { hand = { { "Test Thief", as = "mine" }, "Test Doom", { "Test Doom", as = "second" } } },
    B = { hand = { { "Test Thief", as = "theirs" } }, base = { "Test Kettle" } },
  },
  play = function(s, case)
    s.A:play("mine")
    s.A:choose("Test Kettle")
    s:resolve()
    s:expect("Test Kettle", { controller = s.A })
    s:next_turn()
    s.B:play("theirs")
    s.B:choose("Test Kettle")
    s:resolve()
    s:expect("Test Kettle", { controller = s.B })
    s:next_turn()
    s.A:play("Test Doom")
    s.A:choose(case.first)
    s:resolve()
    s:expect("Test Kettle", { controller = case.first == "theirs" and s.A or s.B })
    s.A:play("second")
    s.A:choose(case.first == "theirs" and "mine" or "theirs")
    s:resolve()
    s:expect("Test Kettle", { controller = s.B, at = "base" })
  end,
}
