on_play { effect = function(fx) fx:raise("destiny") end }
