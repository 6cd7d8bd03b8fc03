on_play { target = { it = unit { friendly = true, movable = true } }, effect = function(fx) fx:relocate(fx.it) end }
