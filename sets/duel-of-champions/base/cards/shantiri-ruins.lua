on_play {
  target = {
    gone = card { zone = "hand", owner = you, type = "spell" },
    it   = card { zone = "graveyard", owner = you, type = "spell", unique = false },
  },
  effect = function(fx)
    fx:discard(fx.gone)
    fx:put(fx.it, "hand")
  end,
}
