on_play {
  target = { foe = unit { enemy = true } },
  effect = function(fx)
    fx:bounce(fx.foe)
    fx:deal(6, fx:all(unit { enemy = true, position = "flyer" }))
  end,
}
