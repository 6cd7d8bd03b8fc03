on_play { effect = function(fx) fx:raise("magic") end }
