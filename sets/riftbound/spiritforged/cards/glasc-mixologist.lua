-- SFD-165 Glasc Mixologist
triggered {
  keyword  = "Deathknell",
  optional = true,
  target   = { it = card { zone = "trash", owner = you, type = "unit", energy = { max = 3 }, power = { max = 1 } } },
  effect   = function(fx) fx:play(fx.it, { ignore = "cost" }) end,
}
