on_play { effect = function(fx) fx:add { resource = fx.you.units } end }
