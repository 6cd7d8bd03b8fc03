triggered {
  on     = self.played,
  target = { it = up_to(1, card { zone = "sideline", owner = you, type = "character", color = "purple" }) },
  effect = function(fx) fx:put(fx.it, "hand") end,
}
