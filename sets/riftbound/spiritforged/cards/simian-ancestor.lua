-- SFD-047 Simian Ancestor
triggered { on = self.buffed { by = you }, effect = function(fx) fx:ready(fx.self) end }
