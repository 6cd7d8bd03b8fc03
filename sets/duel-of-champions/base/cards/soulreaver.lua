on_play { target = { it = unit {} }, effect = function(fx) fx:kill(fx.it) end }
