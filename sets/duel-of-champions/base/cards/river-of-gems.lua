on_play { effect = function(fx) fx:add { resource = 5 } end }
