triggered {
  on     = self.enters,
  target = { them = up_to(2, card { zone = "graveyard", owner = you, type = "unit" }) },
  effect = function(fx) fx:put(fx.them, "hand") end,
}
