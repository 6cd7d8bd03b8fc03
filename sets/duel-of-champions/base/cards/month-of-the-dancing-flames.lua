local everyone, rage = unit {}, { attack = 1, retaliation = 1, lasts = "turn" }

activated { effect = function(fx) fx:give(fx:all(everyone), rage) end }
