-- VEN-133 Glowstone
activated {
  cost   = { disempower = self, exhaust = self },
  target = { who = player {} },
  effect = function(fx)
    fx:take_control(fx.self, { by = fx.who })
    fx:recall(fx.self)
  end,
}

triggered {
  on     = you.ends { phase = "turn" },
  effect = function(fx)
    fx:kill(fx.self)
    fx:deal(5, fx:all(unit { yours = true }))
  end,
}
