on_play {
  target = { it = character { yours = true } },
  effect = function(fx)
    fx:give(fx.it, { bp = 1000, lasts = "turn" })
    fx:ready(fx:choose(ap_card { yours = true, exhausted = true }, { up_to = 1 }))
  end,
}
