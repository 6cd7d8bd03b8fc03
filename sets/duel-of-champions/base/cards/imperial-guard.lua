replacement {
  on     = hero { friendly = true }.damaged,
  effect = function(fx) fx:deal(fx.event.amount, fx.self, { source = fx.event.source }) end,
}
