activated {
  cost   = { discard = 1 },
  target = { foe = unit { enemy = true, cost = { max = 2 } } },
  effect = function(fx) fx:kill(fx.foe) end,
}
