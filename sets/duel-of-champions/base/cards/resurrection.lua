on_play {
  target = { it = card { zone = "graveyard", owner = you, type = "unit" } },
  effect = function(fx) fx:play(fx.it, { ignore = "cost" }) end,
}
