on_play { effect = function(fx) fx:deal(2, fx:all(unit { position = { "melee", "shooter" } })) end }
