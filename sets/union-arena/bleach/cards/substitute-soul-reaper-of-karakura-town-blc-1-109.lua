on_play {
  effect = function(fx)
    fx:draw(2)
    fx:discard(1)
  end,
}
