keyword { name = "Quick-Draw", text = "This is a reaction. When you play it, attach it to a unit that you control." }

triggered {
  on     = self.played,
  target = { host = unit { yours = true } },
  effect = function(fx) fx:attach(fx.self, fx.host) end,
}
