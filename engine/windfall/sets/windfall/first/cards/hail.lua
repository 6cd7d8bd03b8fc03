on_play { effect = function(fx) fx:deal(1, fx:all(critter {})) end }
