on_play {
  effect = function(fx)
    fx:draw(3)
    fx:discard(2)
  end,
}
