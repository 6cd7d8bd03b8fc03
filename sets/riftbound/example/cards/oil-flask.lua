-- EXA-009 Oil Flask: cost first, then the effect.
activated {
  cost   = { energy = 1, exhaust = self },
  target = { it = unit {} },
  effect = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end,
}
