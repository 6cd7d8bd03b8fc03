on_play {
  effect = function(fx)
    fx:put(fx:choose(fx:see(fx:all(card { zone = "library", owner = you, type = "fortune" })), { hidden = true }), "hand")
    fx:shuffle()
  end,
}
