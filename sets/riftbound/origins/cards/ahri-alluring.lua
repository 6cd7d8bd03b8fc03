-- OGN-066 Ahri, Alluring
triggered { on = self.holds, effect = function(fx) fx:score(1) end }
