triggered { on = self.enters, effect = function(fx) fx:draw(1) end }
