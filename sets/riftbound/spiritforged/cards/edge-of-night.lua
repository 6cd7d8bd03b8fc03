-- SFD-139 Edge of Night
triggered {
  on     = self.played { from = "facedown" },
  target = { it = unit { yours = true } },
  effect = function(fx) fx:attach(fx.self, fx.it) end,
}
