card {
  name = "Test Wake", type = "spell", energy = 0, domains = { "body" },
  script = [[ on_play { target = { it = unit { friendly = true } }, effect = function(fx) if fx:ready(fx.it).done then fx:draw(1) end end } ]],
}
card {
  name = "Test Graze", type = "spell", energy = 0, domains = { "fury" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) if fx:deal(0, fx.it).done then fx:draw(1) end end } ]],
}
card {
  name = "Test Diary", type = "gear", energy = 1, domains = { "mind" },
  script = [[
    triggered { name = "ready", on = unit {}.readied, effect = function(fx) fx:draw(1) end }
    triggered { name = "damage", on = unit {}.damaged, effect = function(fx) fx:draw(1) end }
  ]],
}

scenario "C01 Readying a ready unit is nothing" {
  rules = { "415" },
  cases = { { name = "ready", exhausted = false, cards = 0 }, { name = "exhausted", exhausted = true, cards = 2 } },
  board = function(case) return { A = { hand = { "Test Wake" }, base = { "Test Diary", { vanilla(2), as = "it", exhausted = case.exhausted } } } } end,
  play = function(s, case)
    s.A:play("Test Wake")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { exhausted = false })
    s:expect(s.A, { hand_size = case.cards })
  end,
}

scenario "C01 Zero damage is not dealt" {
  rules = { "417.1" },
  board = { A = { hand = { "Test Graze" }, base = { "Test Diary" } }, B = { base = { { vanilla(2), as = "it" } } } },
  play = function(s)
    s.A:play("Test Graze")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = 0 })
    s:expect(s.A, { hand_size = 0 })
  end,
}
