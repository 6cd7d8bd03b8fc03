-- OGN-277 Back-Alley Bar
triggered {
  on     = unit {}.moves { from = here },
  effect = function(fx) fx:give(fx.event.subject, { might = 1, lasts = "turn" }) end,
}
