triggered {
  on     = self.played,
  target = { it = up_to(1, character { yours = true, other = true }) },
  effect = function(fx) fx:give(fx.it, { bp = 1000, lasts = "turn" }) end,
}
