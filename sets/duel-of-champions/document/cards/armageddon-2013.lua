on_play { effect = function(fx) fx:deal(10, fx:all(unit {})) end }
