-- OGN-279 Fortified Position
triggered {
  on     = you.defends { here = true },
  target = { it = unit {} },
  effect = function(fx) fx:give(fx.it, { keywords = "Shield 2", lasts = "combat" }) end,
}
