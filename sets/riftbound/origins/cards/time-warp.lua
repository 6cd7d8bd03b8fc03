-- OGN-122 Time Warp
on_play {
  effect = function(fx)
    fx:extra_turn()
    fx:banish(fx.self)
  end,
}
