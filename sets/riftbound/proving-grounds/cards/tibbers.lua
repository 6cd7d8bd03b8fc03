-- OGS-018 Tibbers
triggered { on = self.played, effect = function(fx) fx:deal(3, fx:all(unit { at = "battlefield" })) end }
