-- OGN-093 Smoke Screen
on_play {
  target = { it = unit {} },
  effect = function(fx) fx:give(fx.it, { might = -4, min = 1, lasts = "turn" }) end,
}
