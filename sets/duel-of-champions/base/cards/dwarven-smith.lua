on_play {
  effect = function(fx)
    fx:put(fx:choose(card { zone = "hand", owner = you }, { hidden = true }), "top")
    fx:heal(fx.you.hero, 2)
  end,
}
