on_play { target = { foe = unit { enemy = true, winnable = true } }, effect = function(fx) fx:take_control(fx.foe) end }
