-- OGN-097 Blastcone Fae
triggered {
  on     = self.played,
  target = { it = unit {} },
  effect = function(fx) fx:give(fx.it, { might = -2, min = 1, lasts = "turn" }) end,
}
