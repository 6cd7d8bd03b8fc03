-- EXA-008 Stubborn Wick: an effect without fx:proceed happens in place of the event.
replacement {
  on     = self.dies,
  limit  = "turn",
  effect = function(fx)
    fx:heal(fx.self)
    fx:exhaust(fx.self)
    fx:recall(fx.self)
  end,
}
