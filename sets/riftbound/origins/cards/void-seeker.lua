-- OGN-024 Void Seeker
on_play {
  target = { it = unit { at = "battlefield" } },
  effect = function(fx)
    fx:deal(4, fx.it)
    fx:draw(1)
  end,
}
