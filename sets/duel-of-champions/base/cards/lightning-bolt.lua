on_play { target = { it = unit {} }, effect = function(fx) fx:deal(6, fx.it) end }
