triggered { on = opponents.plays, effect = function(fx) fx:heal(fx.you.hero, 2) end }
