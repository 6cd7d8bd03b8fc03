on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }

replacement {
  on     = unit { enchanted = true }.damaged { combat = true },
  change = function(q) return { amount = math.floor(q.event.amount / 2) } end,
}
