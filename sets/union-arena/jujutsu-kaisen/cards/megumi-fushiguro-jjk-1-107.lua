triggered {
  on     = self.played,
  target = { foe = up_to(1, character { enemy = true, bp = { max = 3000 } }) },
  effect = function(fx) fx:bounce(fx.foe) end,
}
