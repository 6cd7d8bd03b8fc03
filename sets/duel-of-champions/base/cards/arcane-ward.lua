on_play { target = { it = unit {} }, effect = function(fx) fx:enchant(fx.it) end }

static { affects = unit { enchanted = true }, give = { keywords = "Immune to Magic" } }
