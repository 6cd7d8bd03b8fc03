on_play {
  effect = function(fx)
    fx:draw(1)
    fx:add { resource = 4 }
  end,
}
