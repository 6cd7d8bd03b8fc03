on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }

triggered {
  on     = unit { enchanted = true }.damaged { combat = true, retaliation = false },
  effect = function(fx) fx:deal(fx.event.amount, fx.event.source) end,
}
