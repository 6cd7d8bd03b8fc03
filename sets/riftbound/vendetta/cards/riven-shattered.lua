-- VEN-041 Riven, Shattered
triggered {
  on     = self.attacks,
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx)
    for _ = 1, fx:count(gear { tag = "Equipment", attached = self }) do fx:deal(2, fx.foe) end
  end,
}
