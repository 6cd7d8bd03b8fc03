-- OGS-006 Lux, Illuminated
triggered {
  on     = you.plays(playing { type = "spell", energy = { min = 5 } }),
  effect = function(fx) fx:give(fx.self, { might = 3, lasts = "turn" }) end,
}
