-- OGN-004 Cleave
on_play {
  target = { it = unit {} },
  effect = function(fx) fx:give(fx.it, { keywords = "Assault 3", lasts = "turn" }) end,
}
