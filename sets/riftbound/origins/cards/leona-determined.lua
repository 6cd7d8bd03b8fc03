-- OGN-238 Leona, Determined
triggered {
  on     = self.attacks,
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx) fx:stun(fx.foe) end,
}
