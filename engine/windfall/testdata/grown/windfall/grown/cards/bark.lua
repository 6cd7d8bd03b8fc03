on_play {
  target = { mine = critter { friendly = true } },
  effect = function(fx) fx:give(fx.mine, { keywords = "Thick 1", lasts = "turn" }) end,
}
