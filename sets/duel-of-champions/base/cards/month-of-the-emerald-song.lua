local blessed = define.triggered {
  name   = "blessed",
  on     = unit { friendly = true }.enters,
  effect = function(fx) fx:give(fx.event.card, { health = 2 }) end,
}

activated { effect = function(fx) fx:install(blessed, {}, { uses = 1, lasts = "turn" }) end }
