triggered {
  on     = unit { friendly = true }.healed,
  effect = function(fx) fx:give(fx.event.card, { attack = 1, lasts = "turn" }) end,
}
