card { name = "Test Fixed", type = "gear", energy = 1, domains = { "mind" }, script = [[ cost_change { of = playing { type = "spell", yours = true }, set = { energy = 1 } } ]] }
card { name = "Test Heavy", type = "spell", energy = 5, domains = { "mind" },
  script = [[ additional_cost { name = "more", cost = { energy = 2 } } on_play { effect = function(fx) fx:draw(1) end } ]] }
scenario "C02 a set cost is the base; mandatory additional cost is added after (356.1, 356.2)" {
  rules = { "356" },
  board = { A = { hand = { "Test Heavy" }, base = { "Test Fixed" }, runes = { mind = 5 } } },
  play = function(s)
    s.A:play("Test Heavy")
    s:resolve()
    s:count("Mind Rune", 2, { controller = s.A, exhausted = false })
  end,
}
