card { name = "Test Swap Life", type = "spell", energy = 0, domains = { "order" },
  script = [[ additional_cost { name = "blood", cost = { kill = unit { friendly = true } } } on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:buff(fx.it) fx:draw(1) end } ]] }
scenario "C02 the only unit cannot be cost and target: 358.1 legality after payment, 355.16" {
  rules = { "358.1", "355.16" },
  board = { A = { hand = { "Test Swap Life" }, base = { { vanilla(1), as = "only" } } } },
  play = function(s) s.A:refused("play", "Test Swap Life") end,
}
scenario "C02 with two units, what pays is not offered as a target" {
  rules = { "358.1", "355.16" },
  board = { A = { hand = { "Test Swap Life" }, base = { { vanilla(1), as = "one" }, { vanilla(1), as = "two" } } } },
  play = function(s)
    s.A:play("Test Swap Life")
    s.A:choose("one")
    s:options("two")
    s.A:choose("two")
    s:resolve()
    s:expect("two", { might = 2 })
  end,
}
