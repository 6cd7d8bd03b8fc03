scenario "Find Your Center draws one and channels one exhausted" {
  rules = { "413.1", "430" },
  board = { A = { hand = { "Find Your Center" }, runes = { calm = 3 } } },
  play = function(s)
    s.A:play("Find Your Center")
    s:count("Calm Rune", 3, { exhausted = true, zone = "runes" })
    s:resolve()
    s:expect(s.A, { hand_size = 1, deck_size = 19, rune_count = 4, ready_runes = 0 })
  end,
}

scenario "Find Your Center costs two less when an opponent is near the end" {
  rules = { "356.4" },
  cases = {
    { name = "three to go", A = 0, B = 5, paid = 1 }, { name = "four to go", A = 0, B = 4, paid = 3 },
    { name = "its own player near the end", A = 7, B = 0, paid = 3 },
  },
  board = function(case) return { A = { hand = { "Find Your Center" }, runes = { mind = 3 }, points = case.A }, B = { points = case.B } } end,
  play = function(s, case)
    s.A:play("Find Your Center")
    s:count("Mind Rune", case.paid, { exhausted = true })
    s:resolve()
    s:expect(s.A, { hand_size = 1, rune_count = 4 })
  end,
}
