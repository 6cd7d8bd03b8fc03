-- OGN-077 Zhonya's Hourglass
replacement {
  on     = unit { friendly = true }.dies,
  effect = function(fx)
    fx:kill(fx.self)
    fx:heal(fx.event.subject)
    fx:exhaust(fx.event.subject)
    fx:recall(fx.event.subject)
  end,
}
