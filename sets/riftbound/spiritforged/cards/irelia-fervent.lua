-- SFD-057 Irelia, Fervent
triggered {
  on     = any_of(self.chosen, self.readied) { by = you },
  effect = function(fx) fx:give(fx.self, { might = 1, lasts = "turn" }) end,
}
