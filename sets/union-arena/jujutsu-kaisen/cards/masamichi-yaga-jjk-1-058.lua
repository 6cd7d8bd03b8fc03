activated {
  cost   = { exhaust = self },
  target = { it = character { yours = true, other = true } },
  effect = function(fx) fx:give(fx.it, { bp = 1000, lasts = "turn" }) end,
}
