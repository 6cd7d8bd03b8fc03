-- OGN-203 Possession
on_play {
  target = { it = unit { enemy = true, at = "battlefield" } },
  effect = function(fx)
    fx:take_control(fx.it)
    fx:recall(fx.it)
  end,
}
