-- OGN-127 Cannon Barrage
on_play { effect = function(fx) fx:deal(2, fx:all(unit { enemy = true, in_combat = true })) end }
