on_play { effect = function(fx) fx:bounce(fx:all(unit { position = "flyer" })) end }
