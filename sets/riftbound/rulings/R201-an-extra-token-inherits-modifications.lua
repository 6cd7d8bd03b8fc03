card {
  name = "Test Mirror", type = "gear", energy = 1, domains = { "mind" },
  script = [[ replacement { on = you.plays_token, change = function(q) return { count = q.event.count + 1 } end } ]],
}
card {
  name = "Test Muster", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base, ready = true }) end } ]],
}

scenario "R201 Extra token inherits modifications" {
  rules = { "375", "184" },
  board = { A = { hand = { "Test Muster" }, base = { "Test Mirror" } } },
  play = function(s)
    s.A:play("Test Muster")
    s:resolve()
    s:count("Recruit", 2, { exhausted = false, at = "base" })
  end,
}
