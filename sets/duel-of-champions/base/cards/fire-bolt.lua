on_play { target = { it = unit {} }, effect = function(fx) fx:deal(2, fx.it) end }
