triggered { on = self.attacks, effect = function(fx) fx:give(fx.self, { bp = 1000, lasts = "turn" }) end }
