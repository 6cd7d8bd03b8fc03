on_play { target = { where = row {} }, effect = function(fx) fx:enchant(fx.where) end }

forbid { what = "attack", affects = unit { enchanted = true, position = { "melee", "shooter" } } }
