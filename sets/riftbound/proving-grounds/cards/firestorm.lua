-- OGS-002 Firestorm
on_play {
  target = { where = place { battlefield = true } },
  effect = function(fx) fx:deal(3, fx:all(unit { enemy = true, at = fx.where })) end,
}
