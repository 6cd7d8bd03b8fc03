-- OGN-064 Wind Wall
on_play { target = { it = link { type = "spell" } }, effect = function(fx) fx:counter(fx.it) end }
