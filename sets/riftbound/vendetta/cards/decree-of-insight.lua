-- VEN-061 Decree of Insight
permit { what = "ignore", keyword = "Deflect" }

on_play {
  target = { it = unit { enemy = true, domain = "body" } },
  effect = function(fx) fx:give(fx.it, { might = -5, lasts = "turn" }) end,
}
