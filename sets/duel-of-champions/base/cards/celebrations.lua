activated { effect = function(fx) fx:draw(1, fx.players) end }
