-- SFD-020 Draven, Vanquisher
triggered { on = self.wins_combat, effect = function(fx) fx:play_token("Gold", { ready = false }) end }

triggered {
  on       = any_of(self.attacks, self.defends),
  optional = true,
  cost     = { power = { fury = 1 } },
  effect   = function(fx) fx:give(fx.self, { might = 2, lasts = "turn" }) end,
}
