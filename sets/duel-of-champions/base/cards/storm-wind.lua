on_play { target = { foe = unit { enemy = true, movable = true } }, effect = function(fx) fx:relocate(fx.foe) end }
