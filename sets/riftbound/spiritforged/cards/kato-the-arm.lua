-- SFD-112 Kato the Arm
triggered {
  on     = self.moves { to = "battlefield" },
  target = { it = unit { friendly = true, other = true } },
  effect = function(fx)
    fx:give(fx.it, { keywords = fx.self.keywords, might = fx.self.might, lasts = "turn" })
  end,
}
