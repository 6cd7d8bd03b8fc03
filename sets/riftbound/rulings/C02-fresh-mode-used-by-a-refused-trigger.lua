card { name = "Test Chooser", type = "gear", energy = 0, domains = { "mind" },
  script = [[ triggered { on = you.plays(playing { type = "spell" }), modes = { pick = 1, fresh = "turn", mode { text = "hit", target = { it = unit { enemy = true } }, effect = function(fx) fx:deal(1, fx.it) end }, mode { text = "draw", effect = function(fx) fx:draw(1) end } } } ]] }
card { name = "Test W", type = "spell", energy = 0, domains = { "mind" }, script = [[ on_play { effect = function(fx) end } ]] }
scenario "C02 a mode of a trigger whose Deflect was refused was not used this turn (404.2)" {
  rules = { "404.2" },
  board = { A = { hand = { "Test W", { "Test W", as = "w2" } }, base = { "Test Chooser" }, runes = { mind = 1 } }, B = { base = { { vanilla(4, { "Deflect" }), as = "x" } } } },
  play = function(s)
    s.A:play("Test W")
    s.A:pass() s.B:pass()
    s.A:pick("hit")
    s.A:choose("x")
    s.A:no()
    s:chain {}
    s.A:play("w2")
    s.A:pass() s.B:pass()
    s.A:pick("hit")
    s.A:choose("x")
    s.A:pay()
    s:resolve()
    s:expect("x", { damage = 1 })
  end,
}
