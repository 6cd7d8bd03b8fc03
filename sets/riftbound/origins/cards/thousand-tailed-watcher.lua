-- OGN-116 Thousand-Tailed Watcher
triggered {
  on     = self.played,
  effect = function(fx) fx:give(fx:all(unit { enemy = true }), { might = -3, min = 1, lasts = "turn" }) end,
}
