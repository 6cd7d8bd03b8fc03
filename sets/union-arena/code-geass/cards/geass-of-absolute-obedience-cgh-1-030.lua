on_play {
  target = { foe = character { enemy = true, at = "front", bp = { max = 5000 } } },
  effect = function(fx)
    fx:sideline(fx.foe)
    if fx:count(character { yours = true, name = "Lelouch Lamperouge" }) > 0 then
      fx:ready(fx:choose(ap_card { yours = true, exhausted = true }, { up_to = 1 }))
    end
  end,
}
