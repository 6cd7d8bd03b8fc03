-- OGN-123 Unchecked Power
on_play {
  effect = function(fx)
    fx:exhaust(fx:all(unit { friendly = true }))
    fx:deal(12, fx:all(unit { at = "battlefield" }))
  end,
}
