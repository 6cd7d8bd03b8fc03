triggered { on = self.enters, target = { foe = unit { enemy = true } }, effect = function(fx) fx:kill(fx.foe) end }
