on_play {
  target = { it = unit { cost = { max = 2 } } },
  effect = function(fx)
    fx:put(fx:choose(card { zone = "hand", owner = you }, { hidden = true }), "top")
    fx:kill(fx.it)
  end,
}
