-- OGN-027 Darius, Trifarian
triggered {
  on     = you.plays(playing { token = false }):nth(2),
  effect = function(fx)
    fx:give(fx.self, { might = 2, lasts = "turn" })
    fx:ready(fx.self)
  end,
}
