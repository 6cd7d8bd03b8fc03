activated { cost = { discard = 1 }, effect = function(fx) fx:add { resource = 2 } end }
