activated { cost = { damage = 1 }, effect = function(fx) fx:draw(1) end }
