-- UNL-085 Sumpworks Map
triggered { on = opponents.scores, effect = function(fx) fx:draw(1) end }
