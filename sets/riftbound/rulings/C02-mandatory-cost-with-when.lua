card { name = "Test Tax", type = "spell", energy = 0, domains = { "mind" }, script = [[ additional_cost { name = "tax", when = some(unit { enemy = true }), cost = { energy = 1 } } on_play { effect = function(fx) fx:draw(1) end } ]] }
scenario "C02 a mandatory additional cost whose condition does not hold is not due (356.2)" {
  rules = { "356.2" },
  cases = { { name = "no enemy, free", e = {} , n = 1 }, { name = "enemy", e = { vanilla(1) }, n = 0 } },
  board = function(c) return { A = { hand = { "Test Tax" }, runes = { mind = 1 } }, B = { base = c.e } } end,
  play = function(s, c)
    s.A:play("Test Tax")
    s:resolve()
    s:count("Mind Rune", c.n, { controller = s.A, exhausted = false })
  end,
}
