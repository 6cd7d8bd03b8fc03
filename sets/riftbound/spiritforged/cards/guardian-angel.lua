-- SFD-051 Guardian Angel
equipped.replacement {
  on     = self.dies,
  effect = function(fx)
    fx:kill(fx.equipment)
    fx:heal(fx.self)
    fx:exhaust(fx.self)
    fx:recall(fx.self)
  end,
}
