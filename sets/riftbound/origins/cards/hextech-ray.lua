-- OGN-009 Hextech Ray
on_play { target = { it = unit { at = "battlefield" } }, effect = function(fx) fx:deal(3, fx.it) end }
