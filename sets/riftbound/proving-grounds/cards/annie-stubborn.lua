-- OGS-010 Annie, Stubborn
triggered {
  on     = self.played,
  target = { it = card { zone = "trash", owner = you, type = "spell" } },
  effect = function(fx) fx:bounce(fx.it) end,
}
