-- OGN-103 Ravenbloom Student
triggered {
  on     = you.plays(playing { type = "spell" }),
  effect = function(fx) fx:give(fx.self, { might = 1, lasts = "turn" }) end,
}
