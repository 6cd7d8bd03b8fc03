on_play {
  effect = function(fx)
    fx:deal(3, fx:all(unit { enemy = true }))
    fx:heal(fx:all(unit { friendly = true }), 3)
  end,
}
