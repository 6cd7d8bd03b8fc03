on_play { effect = function(fx) fx:deal(3, fx:all(unit {})) end }
