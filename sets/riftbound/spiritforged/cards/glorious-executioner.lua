-- SFD-185 Glorious Executioner
triggered { on = you.wins_combat, effect = function(fx) fx:draw(1) end }
