-- UNL-102 Crowd Favorite
activated { cost = { xp = 2 }, effect = function(fx) fx:buff(fx.self) end }
