on_play {
  effect = function(fx)
    fx:discard(fx:choose(fx:see(fx:all(card { zone = "hand", owner = opponents }))))
  end,
}
