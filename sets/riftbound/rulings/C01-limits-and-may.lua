card {
  name = "Test Clerk", type = "gear", energy = 1, domains = { "mind" },
  script = [[ triggered { on = you.plays(playing { type = "spell" }), limit = "turn", optional = true, effect = function(fx) fx:draw(1) end } ]],
}
card { name = "Test Word", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) end } ]] }

scenario "C01 Once each turn, and may: a refusal does not use it up" {
  rules = { "383.3" },
  board = { A = { hand = { "Test Word", { "Test Word", as = "second" }, { "Test Word", as = "third" } }, base = { "Test Clerk" } } },
  play = function(s)
    s.A:play("Test Word")
    s.A:pass()
    s.B:pass()
    s:owes(s.A, "may")
    s.A:no()
    s.A:play("second")
    s.A:pass()
    s.B:pass()
    s.A:yes()
    s:resolve()
    s:expect(s.A, { hand_size = 2 })
    s.A:play("third")
    s.A:pass()
    s.B:pass()
    s:chain {}
    s:owes(s.A, "act")
    s:expect(s.A, { hand_size = 1 })
  end,
}
