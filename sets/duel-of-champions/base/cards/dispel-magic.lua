on_play { target = { it = ongoing { type = "spell" } }, effect = function(fx) fx:kill(fx.it) end }
