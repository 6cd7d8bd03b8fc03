on_play { effect = function(fx) fx:add { resource = 2 } end }
