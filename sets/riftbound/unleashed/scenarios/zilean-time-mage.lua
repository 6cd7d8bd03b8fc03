card {
  name = "Test Muster", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { at = fx.you.base, ready = true }) end } ]],
}
card {
  name = "Test Levy", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { effect = function(fx) fx:play_token("Recruit", { count = 2, at = fx.you.base }) end } ]],
}

scenario "Zilean sleeps in the base, and through what opponents play" {
  rules = { "364.3" },
  cases = { { name = "in the base", place = "base", who = "A" }, { name = "an opponent's token", place = "north", who = "B" } },
  board = function(case)
    local A, B = {}, {}
    A[case.place] = { "Zilean, Time Mage" }
    local seat = case.who == "A" and A or B
    seat.hand = { "Test Muster" }
    return { A = A, B = B, battlefields = { north = { controller = case.place == "north" and "A" or nil }, south = {} }, turn = case.who }
  end,
  play = function(s, case)
    s[case.who]:play("Test Muster")
    s:resolve()
    s:count("Recruit", 1)
  end,
}
