on_play {
  target = {
    gone = card { zone = "hand", owner = you, type = "fortune" },
    it   = card { zone = "graveyard", owner = you, type = "fortune", unique = false },
  },
  effect = function(fx)
    fx:discard(fx.gone)
    fx:put(fx.it, "hand")
  end,
}
