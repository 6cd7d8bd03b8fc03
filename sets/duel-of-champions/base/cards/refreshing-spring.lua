on_play { target = { it = unit { friendly = true } }, effect = function(fx) fx:enchant(fx.it) end }

static { affects = unit { enchanted = true }, give = { attack = 1 } }
