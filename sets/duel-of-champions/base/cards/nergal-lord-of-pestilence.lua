activated {
  cost   = { resource = 1 },
  target = { it = unit {} },
  effect = function(fx) fx:mark(fx.it, "poison") end,
}
