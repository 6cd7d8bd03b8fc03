on_play {
  effect = function(fx)
    fx:add { resource = fx:count(unit {}) }
    fx:heal(fx.you.hero, fx:count(unit {}))
  end,
}
