activated {
  cost   = { kill = unit { friendly = true } },
  effect = function(fx) fx:add { resource = (fx.paid.kill.cost - fx.paid.kill.cost % 2) / 2 } end,
}
