on_play { effect = function(fx) fx:raise("might") end }
