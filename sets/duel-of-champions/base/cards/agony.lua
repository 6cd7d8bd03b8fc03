on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }

triggered {
  on     = any_of(unit { enchanted = true }.moves, unit { enchanted = true }.after_attack),
  effect = function(fx) fx:deal(2, fx.event.card) end,
}
