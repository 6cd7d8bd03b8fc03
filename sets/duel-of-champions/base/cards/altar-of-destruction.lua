on_play {
  effect = function(fx)
    fx:put(fx:choose(card { zone = "hand", owner = you }, { hidden = true }), "top")
    fx:deal(2, fx.opponent.hero)
  end,
}
