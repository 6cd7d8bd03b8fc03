keyword { name = "Vision", text = "When you play this, look at the top card of your deck; you may recycle it." }

triggered { on = self.played, effect = function(fx) fx:predict(1) end }
