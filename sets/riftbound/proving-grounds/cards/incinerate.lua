-- OGS-003 Incinerate
on_play { target = { it = unit { at = "battlefield" } }, effect = function(fx) fx:deal(2, fx.it) end }
