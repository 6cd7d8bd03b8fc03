card { name = "Test Pw Sale", type = "gear", energy = 1, domains = { "fury" }, script = [[ cost_change { of = playing { type = "spell", yours = true }, less = { power = { any = 2 } }, min = { power = { any = 1 } } } ]] }
card { name = "Test Pw", type = "spell", energy = 0, power = { fury = 2 }, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
scenario "C02 a discount of power of any domain keeps its floor (356.4)" {
  rules = { "356.4" },
  board = { A = { hand = { "Test Pw" }, base = { "Test Pw Sale" }, runes = { fury = 2 } } },
  play = function(s)
    s.A:play("Test Pw")
    s:resolve()
    s:count("Fury Rune", 1, { controller = s.A, zone = "runes" })
  end,
}
