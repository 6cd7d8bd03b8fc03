card {
  name = "Test Daze", type = "spell", energy = 0, domains = { "calm" },
  script = [[ on_play { target = { it = unit {} }, effect = function(fx) if fx:stun(fx.it).done then fx:draw(1) end end } ]],
}
card {
  name = "Test Gloater", type = "gear", energy = 1, domains = { "calm" },
  script = [[ triggered { on = unit { enemy = true }.stunned, effect = function(fx) fx:draw(1) end } ]],
}

scenario "C01 A stunned unit may be chosen but is not stunned again" {
  rules = { "423.1" },
  cases = { { name = "fresh", stunned = false, cards = 2 }, { name = "stunned", stunned = true, cards = 0 } },
  board = function(case)
    return { A = { hand = { "Test Daze" }, base = { "Test Gloater" } }, B = { base = { { vanilla(2), as = "it", stunned = case.stunned } } } }
  end,
  play = function(s, case)
    s.A:play("Test Daze")
    s.A:choose("it")
    s:resolve()
    s:expect("it", { stunned = true })
    s:expect(s.A, { hand_size = case.cards })
  end,
}
