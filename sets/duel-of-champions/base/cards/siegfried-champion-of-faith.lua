local blessed = define.triggered {
  name   = "blessed",
  on     = unit { friendly = true, position = "melee" }.enters,
  effect = function(fx) fx:give(fx.event.card, { health = 1 }) end,
}

activated { effect = function(fx) fx:install(blessed, {}, { lasts = "turn" }) end }
