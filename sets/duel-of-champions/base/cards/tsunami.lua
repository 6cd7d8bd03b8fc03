on_play { effect = function(fx) fx:deal(6, fx:all(unit { position = { "melee", "shooter" } })) end }
