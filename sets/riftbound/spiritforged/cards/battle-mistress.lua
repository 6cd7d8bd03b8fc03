-- SFD-203 Battle Mistress
triggered {
  on       = rune {}.recycled { by = you },
  optional = true,
  cost     = { exhaust = self },
  effect   = function(fx) fx:play_token("Gold", { ready = false }) end,
}

triggered { on = unit { enemy = true }.dies { together = true }, effect = function(fx) fx:ready(fx.self) end }
