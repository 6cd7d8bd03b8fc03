on_play {
  target = { it = unit { friendly = true } },
  effect = function(fx)
    fx:put(fx:choose(card { zone = "hand", owner = you }, { hidden = true }), "top")
    fx:enchant(fx.it)
  end,
}

static { affects = unit { enchanted = true }, give = { attack = 2 } }
