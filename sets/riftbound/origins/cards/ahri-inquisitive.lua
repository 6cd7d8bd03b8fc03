-- OGN-119 Ahri, Inquisitive
triggered {
  on     = any_of(self.attacks, self.defends),
  target = { foe = unit { enemy = true, here = true } },
  effect = function(fx) fx:give(fx.foe, { might = -2, min = 1, lasts = "turn" }) end,
}
