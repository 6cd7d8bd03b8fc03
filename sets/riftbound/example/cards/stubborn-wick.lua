-- EXA-008 Stubborn Wick: the effect happens in place of the event.
replacement {
  on     = self.dies,
  limit  = "turn",
  effect = function(fx)
    fx:heal(fx.self)
    fx:exhaust(fx.self)
    fx:recall(fx.self)
  end,
}
