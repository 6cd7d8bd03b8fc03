-- OGN-191 Maddened Marauder
triggered {
  on     = self.played,
  target = { it = unit { at = "battlefield" } },
  effect = function(fx) fx:move(fx.it, fx.it.controller.base) end,
}
