card {
  name = "Test Jab", type = "spell", energy = 0, domains = { "fury" }, keywords = { "Reaction" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}
card {
  name = "Test Plan", type = "spell", energy = 0, domains = { "mind" },
  script = [[ on_play { effect = function(fx) fx:draw(2) end } ]],
}

scenario "C01 The controller of the newest item left has priority after a resolution" {
  rules = { "340.4", "340.1" },
  board = { A = { hand = { "Test Plan", "Test Jab" } }, B = { hand = { "Test Jab", { "Test Jab", as = "late" } } } },
  play = function(s)
    s.A:play("Test Plan")
    s.A:pass()
    s.B:play("Test Jab")
    -- The one who played it has priority, not the other.
    s:owes(s.B, "act")
    s.B:pass()
    s:owes(s.A, "act")
    s.A:play("Test Jab")
    s:chain { "Test Plan", "Test Jab", "Test Jab" }
    s:owes(s.A, "act")
    s.A:pass()
    s.B:pass()
    s:expect(s.A, { hand_size = 1 })
    -- B's Jab is the newest now.
    s:chain { "Test Plan", "Test Jab" }
    s:owes(s.B, "act")
    s.B:pass()
    s.A:pass()
    s:chain { "Test Plan" }
    s:owes(s.A, "act")
    s.A:pass()
    s.B:play("late")
    s:chain { "Test Plan", "late" }
    s:owes(s.B, "act")
    s:resolve()
    s:expect(s.A, { hand_size = 3 })
    s:expect(s.B, { hand_size = 2 })
    s:owes(s.A, "act")
  end,
}
