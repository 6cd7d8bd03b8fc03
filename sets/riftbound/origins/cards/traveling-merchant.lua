-- OGN-185 Traveling Merchant
triggered {
  on     = self.moves,
  effect = function(fx)
    fx:discard(1)
    fx:draw(1)
  end,
}
