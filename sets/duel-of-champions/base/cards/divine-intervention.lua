on_play {
  effect = function(fx)
    fx:kill(fx:all(ongoing { enemy = true, type = "spell" }))
    fx:heal(fx:all(unit { friendly = true }))
  end,
}
