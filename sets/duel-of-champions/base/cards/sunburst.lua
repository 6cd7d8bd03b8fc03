on_play { target = { where = row {} }, effect = function(fx) fx:deal(3, fx:all(unit { at = fx.where })) end }
