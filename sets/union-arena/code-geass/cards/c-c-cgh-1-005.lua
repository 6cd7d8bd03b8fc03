local falls = define.triggered {
  name   = "falls",
  on     = you.ends { phase = "main" },
  effect = function(fx) fx:sideline(fx.self) end,
}

activated {
  cost   = { exhaust = self },
  limit  = "turn",
  effect = function(fx)
    fx:give(fx.self, { purple_energy = 1, lasts = "turn" })
    fx:install(falls, {}, { uses = 1, lasts = "turn" })
  end,
}
