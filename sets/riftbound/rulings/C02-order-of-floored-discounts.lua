card { name = "Test Big Sale", type = "gear", energy = 1, domains = { "fury" }, script = [[ cost_change { of = playing { type = "spell", yours = true }, less = { energy = 3 }, min = { energy = 2 } } ]] }
card { name = "Test Small Sale", type = "gear", energy = 1, domains = { "fury" }, script = [[ cost_change { of = playing { type = "spell", yours = true }, less = { energy = 1 }, min = { energy = 1 } } ]] }
card { name = "Test Four", type = "spell", energy = 4, domains = { "fury" }, script = [[ on_play { effect = function(fx) fx:draw(1) end } ]] }
scenario "C02 discounts with different floors in the order the player likes (356.4)" {
  rules = { "356" },
  cases = { { name = "big first", l = { "Test Big Sale", "Test Small Sale" } }, { name = "small first", l = { "Test Small Sale", "Test Big Sale" } } },
  board = function(c) return { A = { hand = { "Test Four" }, base = c.l, runes = { fury = 1 } } } end,
  play = function(s)
    s.A:play("Test Four")
    s:resolve()
    s:count("Fury Rune", 0, { controller = s.A, exhausted = false })
  end,
}
