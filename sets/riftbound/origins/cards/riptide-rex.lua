-- OGN-092 Riptide Rex
triggered {
  on     = self.played,
  target = { it = unit { enemy = true, at = "battlefield" } },
  effect = function(fx) fx:deal(6, fx.it) end,
}
