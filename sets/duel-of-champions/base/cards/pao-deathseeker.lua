triggered { on = you.ends, effect = function(fx) fx:kill(fx.self) end }
