-- OGN-198 The Harrowing
on_play {
  target = { it = card { zone = "trash", owner = you, type = "unit" } },
  effect = function(fx) fx:play(fx.it, { ignore = "energy" }) end,
}
