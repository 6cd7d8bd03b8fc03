activated {
  cost   = { discard = 1 },
  target = { it = unit {} },
  effect = function(fx) fx:deal(2, fx.it) end,
}
