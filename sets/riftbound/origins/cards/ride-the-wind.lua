-- OGN-173 Ride The Wind
on_play {
  target = { it = unit { friendly = true }, to = destination { of = chosen.it } },
  effect = function(fx)
    fx:move(fx.it, fx.to)
    fx:ready(fx.it)
  end,
}
