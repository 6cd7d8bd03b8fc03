-- OGN-130 Crackshot Corsair
triggered {
  on     = self.attacks,
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx) fx:deal(1, fx.foe) end,
}
