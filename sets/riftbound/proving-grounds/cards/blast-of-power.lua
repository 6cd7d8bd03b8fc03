-- OGS-012 Blast of Power
on_play { target = { it = unit { at = "battlefield" } }, effect = function(fx) fx:kill(fx.it) end }
