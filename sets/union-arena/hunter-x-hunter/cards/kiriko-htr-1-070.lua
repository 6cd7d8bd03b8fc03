triggered { on = self.played, effect = function(fx) fx:draw(1) end }
