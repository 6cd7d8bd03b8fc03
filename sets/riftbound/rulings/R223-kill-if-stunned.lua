card {
  name = "Test Chief", type = "unit", energy = 0, might = 4, domains = { "order" },
  script = [[
    triggered {
      on     = self.played,
      target = { it = unit { enemy = true } },
      effect = function(fx) if fx.it.stunned then fx:kill(fx.it) else fx:stun(fx.it) end end,
    }
  ]],
}

scenario "R223 Kill if stunned" {
  rules = { "423.1", "359.3" },
  board = {
    A = { hand = { "Test Chief", { "Test Chief", as = "second" } } },
    B = { base = { { vanilla(3), as = "a", stunned = true }, { vanilla(3), as = "b" } } },
  },
  play = function(s)
    s.A:play("Test Chief")
    s.A:choose("a")
    s:resolve()
    s:expect("a", { zone = "trash" })
    s.A:play("second")
    s.A:choose("b")
    s:resolve()
    s:expect("b", { at = "base", stunned = true })
  end,
}
