-- OGS-022 Final Spark
on_play { target = { it = unit {} }, effect = function(fx) fx:deal(8, fx.it) end }
