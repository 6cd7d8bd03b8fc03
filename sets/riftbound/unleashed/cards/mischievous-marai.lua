-- UNL-003 Mischievous Marai
triggered {
  on     = self.played { at = "battlefield" },
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx) fx:deal(2, fx.foe) end,
}
