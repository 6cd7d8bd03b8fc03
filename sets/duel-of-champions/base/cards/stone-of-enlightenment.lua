on_play { effect = function(fx) fx:draw(3) end }
