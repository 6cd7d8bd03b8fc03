on_play { target = { where = line {} }, effect = function(fx) fx:deal(2, fx:all(unit { at = fx.where })) end }
