on_play {
  target = { foe = character { enemy = true, at = "front", bp = { max = most(character { yours = true }, "bp") } } },
  effect = function(fx)
    if fx:count(character { yours = true, name = "Gon Freecss" }) > 0 then fx:sideline(fx.foe) else fx:bounce(fx.foe) end
  end,
}
