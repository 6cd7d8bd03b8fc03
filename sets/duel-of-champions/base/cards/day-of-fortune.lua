activated { cost = { discard = 1 }, effect = function(fx) fx:draw(1) end }
