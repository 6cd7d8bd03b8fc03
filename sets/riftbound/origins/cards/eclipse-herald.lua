-- OGN-059 Eclipse Herald
triggered {
  on     = unit { enemy = true }.stunned { by = you },
  effect = function(fx)
    fx:ready(fx.self)
    fx:give(fx.self, { might = 1, lasts = "turn" })
  end,
}
