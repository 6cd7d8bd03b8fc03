-- OGN-255 Ahri, Nine-Tailed Fox
triggered {
  on     = unit {}.attacks { at = place { controlled = true } },
  effect = function(fx) fx:give(fx.event.subject, { might = -1, min = 1, lasts = "turn" }) end,
}
