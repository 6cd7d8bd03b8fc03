-- OGN-057 Block
on_play {
  target = { it = unit {} },
  effect = function(fx) fx:give(fx.it, { keywords = { "Shield 3", "Tank" }, lasts = "turn" }) end,
}
