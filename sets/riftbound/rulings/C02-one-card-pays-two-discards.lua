card { name = "Test Double Toll", type = "spell", energy = 0, domains = { "chaos" },
  script = [[ additional_cost { name = "a", cost = { discard = 1 } } additional_cost { name = "b", cost = { discard = 1 } } on_play { effect = function(fx) fx:draw(2) end } ]] }
scenario "C02 two mandatory discards with one card cannot be paid" {
  rules = { "357", "356.2" },
  board = { A = { hand = { "Test Double Toll", { vanilla(1), as = "x" } } } },
  play = function(s) s.A:refused("play", "Test Double Toll") end,
}
