on_play {
  target = { foe = unit { enemy = true } },
  effect = function(fx) fx:kill(fx:all(ongoing { type = "spell", lies_on = fx.foe })) end,
}
