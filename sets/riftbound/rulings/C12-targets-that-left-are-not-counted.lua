-- Of what a spell has chosen, what went to a zone off the board since is not counted; what is no longer right for it is (359.3).
card {
  name = "Test Fork", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { target = { a = unit {}, b = unit { except = chosen.a } }, effect = function(fx) fx:deal(1, fx.a) fx:deal(1, fx.b) end } ]],
}
card {
  name = "Test Count", type = "spell", energy = 0, domains = { "mind" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:gain_xp(#fx.it.targets) end } ]],
}
card {
  name = "Test Lift", type = "spell", energy = 0, domains = { "chaos" }, keywords = { "Reaction" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end } ]],
}

scenario "C12 One of two targets went to a hand" {
  rules = { "359.3" },
  board = { A = { hand = { "Test Fork" } }, B = { hand = { "Test Lift", "Test Count" }, base = { { vanilla(3), as = "first" }, { vanilla(3), as = "second" } } } },
  play = function(s)
    s.A:play("Test Fork")
    s.A:choose("first")
    s.A:choose("second")
    s.A:pass()
    s.B:play("Test Lift")
    s.B:choose("first")
    s.B:pass()
    s.A:pass()
    s.A:pass()
    s.B:play("Test Count")
    s.B:choose("Test Fork")
    s:resolve()
    s:expect(s.B, { xp = 1 })
    s:expect("second", { damage = 1 })
  end,
}
