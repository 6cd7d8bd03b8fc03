on_play { effect = function(fx) fx:extra_turn(fx.you, { no_supply = true }) end }
