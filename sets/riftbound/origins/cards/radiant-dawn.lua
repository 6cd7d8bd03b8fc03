-- OGN-261 Radiant Dawn
triggered {
  on     = unit { enemy = true }.stunned { by = you, together = true },
  target = { it = unit { friendly = true } },
  effect = function(fx) fx:buff(fx.it) end,
}
