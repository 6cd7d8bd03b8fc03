triggered { on = self.dies, effect = function(fx) fx:kill(fx:all(unit {})) end }
