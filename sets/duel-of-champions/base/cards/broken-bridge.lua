on_play { target = { where = row {} }, effect = function(fx) fx:bounce(fx:all(unit { at = fx.where })) end }
