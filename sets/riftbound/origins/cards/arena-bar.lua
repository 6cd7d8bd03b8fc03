-- OGN-124 Arena Bar
activated {
  cost   = { exhaust = self },
  target = { it = unit { friendly = true, exhausted = true } },
  effect = function(fx) fx:buff(fx.it) end,
}
