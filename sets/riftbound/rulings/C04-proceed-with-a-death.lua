card {
  name = "Test Toll", type = "gear", energy = 0, domains = { "order" },
  script = [[
    replacement { on = unit { friendly = true }.dies, effect = function(fx)
      if fx:may { cost = { energy = 1 } } then fx:recall(fx.event.subject) else fx:proceed() end
    end }
  ]],
}
card { name = "Test Kill", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end } ]] }
card { name = "Test Hit", type = "spell", energy = 0, domains = { "fury" }, script = [[ on_play { target = { it = unit {} }, effect = function(fx) fx:deal(3, fx.it) end } ]] }

scenario "a death that goes on" {
  rules = { "370" },
  cases = { { name = "killed", spell = "Test Kill" }, { name = "of damage", spell = "Test Hit" } },
  board = function(case) return { A = { hand = { case.spell }, runes = { order = 1 }, base = { "Test Toll", { vanilla(2), as = "it" } } } } end,
  play = function(s, case)
    s.A:play(case.spell)
    s.A:choose("it")
    s.A:pass()
    s.B:pass()
    s.A:no()
    s:expect("it", { zone = "trash" })
  end,
}
