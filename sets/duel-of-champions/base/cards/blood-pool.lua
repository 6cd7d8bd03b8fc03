on_play { effect = function(fx) fx:deal(2, fx.you.hero) end }

static { affects = unit { friendly = true }, give = { attack = 1 } }
