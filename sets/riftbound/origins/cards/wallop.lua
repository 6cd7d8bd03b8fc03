-- OGN-146 Wallop
additional_cost { name = "effort", optional = true, cost = { spend_buff = 1 }, ignore = "cost" }

on_play { target = { it = unit {} }, effect = function(fx) fx:ready(fx.it) end }
