on_play { target = { it = unit {} }, effect = function(fx) fx:heal(fx.it, 3) end }
