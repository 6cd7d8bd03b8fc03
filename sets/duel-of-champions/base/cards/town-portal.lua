on_play { target = { it = unit {} }, effect = function(fx) fx:bounce(fx.it) end }
