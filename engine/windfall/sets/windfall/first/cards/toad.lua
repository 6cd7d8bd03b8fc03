triggered { on = self.dies, effect = function(fx) fx:deal(1, fx.opponents) end }
