on_play {
  target = { it = unit {} },
  effect = function(fx) fx:deal(3, fx:all(any_of(unit { among = fx.it }, unit { adjacent = fx.it }))) end,
}
