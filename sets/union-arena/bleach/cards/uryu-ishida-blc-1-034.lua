triggered {
  on     = self.played,
  effect = function(fx)
    fx:draw(1)
    fx:discard(1)
  end,
}
