additional_cost { name = "finger", cost = one_of({ life = 1 }, { exhaust = character { yours = true, name = "Yuji Itadori" } }) }

on_play {
  effect = function(fx)
    fx:draw(1)
    fx:ready(fx:choose(ap_card { yours = true, exhausted = true }, { up_to = 1 }))
  end,
}
