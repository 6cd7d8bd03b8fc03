-- OGN-211 Faithful Manufactor
triggered { on = self.played, effect = function(fx) fx:play_token("Recruit", { at = fx.here }) end }
