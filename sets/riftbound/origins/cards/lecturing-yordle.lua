-- OGN-087 Lecturing Yordle
triggered { on = self.played, effect = function(fx) fx:draw(1) end }
