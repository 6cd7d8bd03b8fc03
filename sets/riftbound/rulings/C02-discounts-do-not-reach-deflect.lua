card { name = "Test Mark", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end } ]] }
card { name = "Test Sale", type = "gear", energy = 1, domains = { "fury" }, script = [[ cost_change { of = playing { type = "spell", yours = true }, less = { power = { any = 1 } } } ]] }
scenario "C02 a discount (356.4) reduces Deflect, an additional cost (356.2)" {
  rules = { "356" },
  board = { A = { hand = { "Test Mark" }, base = { "Test Sale" } }, B = { base = { { vanilla(3, { "Deflect" }), as = "it" } } } },
  play = function(s)
    s.A:play("Test Mark")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { damage = 1 })
  end,
}
