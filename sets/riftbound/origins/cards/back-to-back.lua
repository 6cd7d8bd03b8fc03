-- OGN-206 Back to Back
on_play {
  target = { pair = exactly(2, unit { friendly = true }) },
  effect = function(fx) fx:give(fx.pair, { might = 2, lasts = "turn" }) end,
}
