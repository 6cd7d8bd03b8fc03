activated { effect = function(fx) fx:give(fx:all(unit {}), { attack = 1, retaliation = 1, lasts = "turn" }) end }
