local armed = define.triggered {
  name   = "armed",
  on     = unit { friendly = true }.enters,
  effect = function(fx) fx:give(fx.event.card, { attack = 1 }) end,
}

activated { effect = function(fx) fx:install(armed, {}, { lasts = "turn" }) end }
