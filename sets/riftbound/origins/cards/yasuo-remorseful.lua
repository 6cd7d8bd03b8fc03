-- OGN-076 Yasuo, Remorseful
triggered {
  on     = self.attacks,
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx) fx:deal(fx.self.might, fx.foe) end,
}
