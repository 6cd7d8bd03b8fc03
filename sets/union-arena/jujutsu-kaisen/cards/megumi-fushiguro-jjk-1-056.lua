triggered {
  on     = self.played,
  target = { foe = up_to(1, character { enemy = true, bp = { min = 1500 } }) },
  effect = function(fx) fx:give(fx.foe, { bp = -1000, lasts = "turn" }) end,
}
