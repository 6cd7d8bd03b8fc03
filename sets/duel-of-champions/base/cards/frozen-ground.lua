on_play { target = { where = row {} }, effect = function(fx) fx:enchant(fx.where) end }

static { affects = unit { enchanted = true }, give = { keywords = { "Cannot Attack", "Immobilized" } } }
