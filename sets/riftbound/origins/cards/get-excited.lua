-- OGN-008 Get Excited!
on_play {
  target = { it = unit { at = "battlefield" } },
  effect = function(fx) fx:deal(fx:discard(1).cards:first().energy, fx.it) end,
}
