triggered { on = opponents.plays, effect = function(fx) fx:discard(1, fx.event.player) end }
