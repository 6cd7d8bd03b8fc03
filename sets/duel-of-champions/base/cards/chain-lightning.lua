on_play {
  target = { where = square { empty = true } },
  effect = function(fx) fx:deal(3, fx:all(unit { adjacent = fx.where })) end,
}
