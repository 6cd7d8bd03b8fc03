activated {
  cost   = { discard = 1 },
  target = { it = unit {} },
  effect = function(fx) fx:heal(fx.it, 3) end,
}
