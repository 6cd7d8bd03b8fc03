-- A trigger that adds to the pool resolves when it is finalized: nobody can answer it (337.2, 429.2).
card {
  name = "Test Spring", type = "gear", energy = 1, domains = { "calm" },
  script = [[ triggered { on = you.draws, adds = { energy = 2 } } ]],
}
card {
  name = "Test Reader", type = "gear", energy = 1, domains = { "calm" },
  script = [[ triggered { on = you.draws, adds = true, effect = function(fx) fx:add({ energy = 2 }) end } ]],
}
card {
  name = "Test Study", type = "spell", energy = 0, domains = { "calm" }, keywords = { "Action" },
  script = [[ on_play { effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 A trigger that adds resolves at once" {
  rules = { "429.2" },
  cases = { { name = "as data", gear = "Test Spring" }, { name = "by a verb", gear = "Test Reader" } },
  board = function(case) return { A = { base = { case.gear }, hand = { "Test Study" } } } end,
  play = function(s, case)
    s.A:play("Test Study")
    s.A:pass()
    s.B:pass()
    s:chain({})
    s:expect(s.A, { energy = 2, hand_size = 1 })
  end,
}
