-- SFD-109 Akshan, Mischievous
additional_cost { name = "heist", optional = true, cost = { power = { body = 2 } } }

triggered {
  on     = self.played,
  when   = function(q) return q.paid.heist end,
  target = { it = gear { enemy = true } },
  effect = function(fx)
    fx:move(fx.it, fx.you.base)
    fx:take_control(fx.it, { lasts = "source" })
    if fx:is(fx.it, gear { tag = "Equipment" }) then fx:attach(fx.it, fx.self) end
  end,
}
