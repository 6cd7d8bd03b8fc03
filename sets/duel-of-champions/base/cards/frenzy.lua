on_play {
  target = { one = unit {}, it = unit { except = chosen.one } },
  effect = function(fx) fx:deal(fx.one.attack, fx.it) end,
}
