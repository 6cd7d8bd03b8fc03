on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }

triggered { on = unit { enchanted = true }.damaged { combat = true }, effect = function(fx) fx:kill(fx.event.card) end }
