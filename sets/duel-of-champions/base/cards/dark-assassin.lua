triggered { on = self.attacks, effect = function(fx) fx:deal(1, fx.you.hero) end }
