-- OGN-045 Defy
on_play {
  target = { it = link { type = "spell", energy = { max = 4 }, power = { max = 1 } } },
  effect = function(fx) fx:counter(fx.it) end,
}
