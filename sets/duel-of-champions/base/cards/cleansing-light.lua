on_play { effect = function(fx) fx:kill(fx:all(ongoing { type = "spell" })) end }
