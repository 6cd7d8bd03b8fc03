activated {
  cost   = { exhaust = self, sideline = self },
  effect = function(fx)
    fx:draw(2)
    fx:discard(1)
  end,
}
