card { name = "Test Boom", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(40000, fx.it) end } ]] }
scenario "C02 40000 damage kills" {
  rules = { "417" },
  board = { A = { hand = { "Test Boom" } }, B = { base = { { vanilla(5), as = "x" } } } },
  play = function(s)
    s.A:play("Test Boom") s.A:choose("x") s:resolve()
    s:expect("x", { zone = "trash" })
  end,
}
card { name = "Test Grow", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:give(fx.it, { might = fx.it.might }) end } ]] }
card { name = "Test Odd", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx)
  fx:move(fx.it, fx.opponents[1].base)
  fx:draw(-1) fx:burn(-1) fx:channel(-3) fx:predict(0) fx:look(-1) fx:reveal(-2) fx:discard(-1) fx:score(0) fx:play_token("Recruit", { count = -1 })
  fx:counter(fx.execution)
  fx:banish(fx.self) fx:play(fx.self) fx:kill(fx.self) fx:bounce(fx.self)
  for i = 1, 12 do fx:extra_turn() end
  fx:put(fx.it, "champion") fx:put(fx.it, "top")
end } ]] }
