on_play { target = { where = line {} }, effect = function(fx) fx:deal(4, fx:all(unit { at = fx.where })) end }
