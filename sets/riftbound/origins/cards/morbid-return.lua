-- OGN-170 Morbid Return
on_play {
  target = { it = card { zone = "trash", owner = you, type = "unit" } },
  effect = function(fx) fx:bounce(fx.it) end,
}
