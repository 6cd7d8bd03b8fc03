triggered {
  on     = self.played,
  cost   = { remove = 3 },
  effect = function(fx) fx:draw(2) end,
}
