-- OGN-027 Darius, Trifarian
triggered {
  on     = you.plays:nth(2),
  effect = function(fx)
    fx:give(fx.self, { might = 2, lasts = "turn" })
    fx:ready(fx.self)
  end,
}
