-- OGN-016 Dangerous Duo
triggered {
  keyword = "Legion",
  on      = self.played,
  target  = { it = unit {} },
  effect  = function(fx) fx:give(fx.it, { might = 2, lasts = "turn" }) end,
}
