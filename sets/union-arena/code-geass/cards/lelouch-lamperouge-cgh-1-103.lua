triggered {
  on     = self.played,
  target = { foe = up_to(1, character { enemy = true, at = "front" }) },
  effect = function(fx) fx:give(fx.foe, { bp = -3000, lasts = "turn" }) end,
}
