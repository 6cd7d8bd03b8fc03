triggered {
  on     = self.enters,
  effect = function(fx)
    local heroes = fx:see(fx:all(card { zone = "library", owner = you, type = "unit", unique = true }))
    fx:put(fx:choose(heroes, { hidden = true }), "hand")
    fx:shuffle()
  end,
}
