-- SFD-142 Jae Medarda
triggered { on = self.chosen { by = you, cause = link { type = "spell" } }, effect = function(fx) fx:draw(1) end }
