on_play {
  target = { where = line {} },
  effect = function(fx)
    fx:enchant(fx.where)
    fx:deal(1, fx:all(unit { at = fx.where }))
  end,
}

forbid { what = "attack", affects = unit { enchanted = true } }
