on_play { target = { foe = critter {} }, effect = function(fx) fx:deal(2, fx.foe) end }
