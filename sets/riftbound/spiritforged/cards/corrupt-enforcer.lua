-- SFD-123 Corrupt Enforcer
triggered { on = self.moves { to = "battlefield" }, effect = function(fx) fx:discard(1) end }

triggered { on = self.wins_combat, effect = function(fx) fx:draw(1) end }
