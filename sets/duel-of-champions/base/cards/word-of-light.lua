on_play { effect = function(fx) fx:deal(2, fx:all(unit { enemy = true })) end }
