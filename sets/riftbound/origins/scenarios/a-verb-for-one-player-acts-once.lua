card {
  name = "Test Gift", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:draw(2, fx.it.controller) end } ]],
}
card {
  name = "Test Round", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:draw(2, fx.opponents) end } ]],
}
card {
  name = "Test Toll", type = "spell", energy = 0, domains = { "order" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:score(1, fx.it.controller) end } ]],
}

scenario "A verb for one player acts once, and for nobody else" {
  rules = { "413.1" },
  cases = {
    { name = "draw, one player", card = "Test Gift", hand = 2, points = 0 },
    { name = "draw, a list", card = "Test Round", hand = 2, points = 0 },
    { name = "points", card = "Test Toll", hand = 0, points = 1 },
  },
  board = function(case) return { A = { hand = { case.card } }, B = { base = { { vanilla(3), as = "foe" } } } } end,
  play = function(s, case)
    s.A:play(case.card)
    s.A:choose("foe")
    s:resolve()
    s:expect(s.B, { hand_size = case.hand, points = case.points })
    s:expect(s.A, { hand_size = 0, points = 0 })
  end,
}
