card { name = "Test Priest", type = "gear", energy = 1, domains = { "order" }, script = [[ activated { cost = { kill = unit { friendly = true } }, target = { it = unit { friendly = true } }, effect = function(fx) fx:buff(fx.it) end } ]] }
scenario "C02 an activated ability: the only unit cannot be both cost and target (358.1, 402.3)" {
  rules = { "358.1", "402.3" },
  board = { A = { base = { "Test Priest", { vanilla(1), as = "only" } } } },
  play = function(s) s.A:refused("activate", "Test Priest") end,
}
card { name = "Test Double", type = "gear", energy = 1, domains = { "order" }, script = [[ activated { cost = { discard = 1, recycle = { 1, card { zone = "hand" } } }, effect = function(fx) fx:draw(1) end } ]] }
scenario "C02 discard 1 and recycle 1 from hand with one card" {
  rules = { "357" },
  board = { A = { hand = { { vanilla(1), as = "x" } }, base = { "Test Double" } } },
  play = function(s) s.A:refused("activate", "Test Double") end,
}
