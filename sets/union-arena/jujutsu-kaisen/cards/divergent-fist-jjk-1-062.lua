on_play {
  target = { foe = character { enemy = true, at = "front", bp = { max = 5000 } } },
  effect = function(fx)
    if fx:count(character { yours = true, name = "Yuji Itadori" }) > 0 then fx:sideline(fx.foe) else fx:bounce(fx.foe) end
  end,
}
