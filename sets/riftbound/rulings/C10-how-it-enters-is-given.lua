-- How something enters (143.4) is given to it while it is being played: by a static of playing, or by what plays it. Given to a
-- card that nobody plays it would do nothing, so the script that does it fails and says so.
card { name = "Test Call", type = "spell", energy = 0, domains = { "order" }, script = [[
on_play {
  target = { it = choice(card { zone = "hand", owner = you, type = "unit" }) },
  effect = function(fx) fx:give(fx:play(fx.it, { ignore = "cost" }), { enters = "ready" }) end,
}
]] }
card { name = "Test Lull", type = "spell", energy = 0, domains = { "order" }, script = [[
on_play { effect = function(fx) fx:give(fx:play_token("Recruit", { ready = true }), { enters = "exhausted" }) end }
]] }
card { name = "Test Promise", type = "spell", energy = 0, domains = { "order" }, script = [[
on_play {
  target = { it = choice(card { zone = "hand", owner = you, type = "unit" }) },
  effect = function(fx) fx:gain_xp(1) fx:give(fx.it, { enters = "ready", lasts = "turn" }) end,
}
]] }

scenario "C10 What an effect plays enters as that effect says" {
  rules = { "143.4", "369.3" },
  cases = { { name = "ready", card = "Test Call", it = "it", exhausted = false }, { name = "exhausted", card = "Test Lull", it = "Recruit", exhausted = true } },
  board = { A = { hand = { "Test Call", "Test Lull", { vanilla(2), as = "it" } } } },
  play = function(s, case)
    s.A:play(case.card)
    if case.it == "it" then s.A:choose("it") end
    s:resolve()
    s:expect(case.it, { zone = "base", exhausted = case.exhausted })
  end,
}

scenario "C10 To a card that nobody plays it cannot be given" {
  rules = { "143.4" },
  board = { A = { hand = { "Test Promise", { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Promise")
    s.A:choose("it")
    s:resolve()
    s:diagnostic("how it enters is given to what is being played")
    s:expect(s.A, { xp = 0 })
  end,
}
