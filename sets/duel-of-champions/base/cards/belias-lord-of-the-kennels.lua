activated { cost = { discard = 1 }, effect = function(fx) fx:deal(1, fx.opponent.hero) end }
