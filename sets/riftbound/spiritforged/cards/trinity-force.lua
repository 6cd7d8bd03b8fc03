-- SFD-115 Trinity Force
equipped.triggered { on = self.holds, effect = function(fx) fx:score(1) end }
